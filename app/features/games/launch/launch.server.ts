import { sameSitePath } from '@/app/lib/links/same-site-path';
import { isTrial } from '@/app/session/member-types';
import { GatewayError } from '@/contracts/errors';
import { getGame } from '@/contracts/games/game-detail';
import { launchGame } from '@/contracts/games/launch-game';
import { getGameMenus } from '@/contracts/games/menus';
import { addRecent } from '@/contracts/games/recents';
import type { LanguageCode } from '@/contracts/languages';
import type { SiteContext } from '@/contracts/site';
import { isFramable, isOpenable } from './framable';
import { isLottery, launchInputOf, offersFreePlay } from './launch-input';
import { prizeModeOf } from './prize-mode';

export type LaunchRequest = { nodeId: number | string; freeplay: boolean; backPath?: string | undefined };
/** Where the game is, whether it goes into the site's frame, and what it is called. */
export type Launched = { url: string; frame: boolean; name: string };

type Visit = Pick<SiteContext, 'callGateway' | 'session' | 'runInBackground'> & {
  site: Pick<SiteContext['site'], 'gameFrameHosts'>;
  origin: string;
  language: LanguageCode;
};

const LONGEST_ADDRESS = 512;

/**
 * Launches a game for the member, and has it noted among the recent ones behind the answer (LAUNCH-27 to LAUNCH-31,
 * GAME-72 to GAME-74).
 * @throws GatewayError as the gateway refuses; `account.trial` and `request.invalid` without a launch call
 */
export async function launch(visit: Visit, { nodeId, freeplay, backPath }: LaunchRequest): Promise<Launched> {
  const { callGateway, session, runInBackground, site, origin, language } = visit;
  if (!session) throw new GatewayError('session.missing', null, 401);
  const game = await callGateway(getGame, { language, nodeId });
  if (isTrial(session) && !offersFreePlay(game)) throw new GatewayError('account.trial');
  if (freeplay && !offersFreePlay(game)) throw new GatewayError('request.invalid', null, 400);
  const sorting = isLottery(game)
    ? await callGateway(getGameMenus, { language }).catch(() => undefined)
    : undefined;
  const prizeMode = prizeModeOf(sorting?.list);
  const backUrl = backUrlOf(origin, backPath);
  // On trial nothing is played for money, however it was asked for.
  const options = { freeplay: freeplay || isTrial(session), prizeMode, backUrl };
  const { url } = await callGateway(launchGame, launchInputOf(game, options));
  if (!isOpenable(url, origin)) throw new GatewayError('gateway.bad.answer', null, 502);
  runInBackground(callGateway(addRecent, { nodeId: game.nodeId }));
  return {
    url,
    frame: isFramable(url, { origin, gameFrameHosts: site.gameFrameHosts }),
    name: game.gameName,
  };
}

/** An address of this very site, whatever was asked for. */
export function backUrlOf(origin: string, backPath: string | undefined): string {
  const url = origin + (sameSitePath(backPath) ?? '/m/home');
  return url.length > LONGEST_ADDRESS ? `${origin}/m/home` : url;
}
