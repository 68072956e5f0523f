import { isFlagOn } from '@/contracts/flags';
import type { GameDetail } from '@/contracts/games/game-detail';
import type { LaunchInput, PLAY_TYPES } from '@/contracts/games/launch-game';
import type { PrizeMode } from './prize-mode';

type Launched = Pick<
  GameDetail,
  'nodeId' | 'vassalage' | 'gameType' | 'gameId' | 'gameCode' | 'lottoMode' | 'freeplay'
>;
type Options = { freeplay: boolean; prizeMode: PrizeMode; backUrl: string };
type PlayType = (typeof PLAY_TYPES)[number];

/** Vendors of the lottery launcher (LAUNCH-03 to LAUNCH-06). */
const LOTTERY_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'];
/** Those of them whose games are played in one of two ways (LAUNCH-10 to LAUNCH-12). */
const TWO_WAYS: readonly string[] = ['LOTT', 'ELOTT'];
/** The requirements' word, the launcher's, and that of some gateways. */
const ENTERTAINMENT = /^(?:ent|entertainment|credit)$/i;

export function isLottery({ vassalage }: Pick<Launched, 'vassalage'>): boolean {
  return LOTTERY_VENDORS.includes(vassalage);
}

/** Whether a game can be played for nothing. The lottery launcher has no flag for it, so no lottery can (LAUNCH-18). */
export function offersFreePlay(game: Pick<Launched, 'vassalage' | 'freeplay'>): boolean {
  return isFlagOn(game.freeplay) && !isLottery(game);
}

/** What the launch of a game is asked with, by its vendor's launcher: no field more, none less (LAUNCH-03 to LAUNCH-20, LAUNCH-28). */
export function launchInputOf(game: Launched, { freeplay, prizeMode, backUrl }: Options): LaunchInput {
  const { nodeId, vassalage: vendor, gameType, gameId, gameCode, lottoMode } = game;
  if (!isLottery(game)) {
    const category = gameType || 'RNG';
    return { category, vendor, gameId: gameId ?? nodeId, nodeId, freeplay: freeplay ? 1 : 0, backUrl };
  }
  return {
    vendor,
    gameCode: gameCode || String(gameId ?? nodeId),
    prizeMode,
    ...(TWO_WAYS.includes(vendor) && { playType: playTypeOf(lottoMode) }),
    backUrl,
  };
}

/** Entertainment sends ent, all else trad. */
function playTypeOf(lottoMode: string | null | undefined): PlayType {
  return ENTERTAINMENT.test(lottoMode?.trim() ?? '') ? 'ent' : 'trad';
}
