import { randomUUID } from 'node:crypto';
import type { LaunchInput, launchGame as operation } from '@/contracts/games/launch-game';
import { findLottery, insertPlayer } from '../../db/game-players';
import { findGame } from '../../db/games';
import type { Db } from '../../db/open';
import { isVendorShut } from '../../db/vendors';
import type { Call } from '../../platform/handler';
import { randomToken, sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { isTrial } from '../../platform/trial';
import { findVendor } from '../vendors/vendors';

/** A launch token is good once, and for a minute. */
const TOKEN_LIFE_MS = 60_000;

/**
 * Opens a game for the member: answers the vendor's address with a launch token, in the fragment, so that it is in no
 * request line and no log (CALL-68, LAUNCH-27 to LAUNCH-32). Members on trial play for the play money of their wallet, whatever they ask for.
 * @throws Refusal `game.not.found`; `game.maintenance` for a vendor that is shut or not connected; `account.trial` for
 * a game without free play; `request.invalid` for free play that a game does not have.
 */
export async function launchGame(call: Call<typeof operation>) {
  const { db, demo, clock, merchant, member, language, input } = call;
  const backUrl = new URL(input.backUrl);
  if (!/^https?:$/.test(backUrl.protocol)) throw new Refusal('request.invalid');
  const game = await gameOf(db, input);
  if (!game) throw new Refusal('game.not.found');
  const vendor = findVendor(demo, game.vendor);
  if (!vendor || game.supportPlay === 0 || (await isVendorShut(db, merchant.code, game.vassalage)))
    throw new Refusal('game.maintenance');
  const trial = isTrial(member);
  const isFree = trial || ('freeplay' in input && input.freeplay === 1);
  if (isFree && game.freeplay === 0) throw new Refusal(trial ? 'account.trial' : 'request.invalid');

  const token = randomToken();
  const player = {
    id: randomUUID(),
    vendor: vendor.name,
    tokenHash: sha256(token),
    tokenExpiresAt: clock.now() + TOKEN_LIFE_MS,
    memberId: member.id,
    nodeId: game.nodeId,
    gameCode: game.gameCode,
    // A trial's money is play money, and its wallet the one purse that game and site show.
    freeplay: isFree && !trial,
    language: language.toUpperCase(),
    backUrl: input.backUrl,
    ...('prizeMode' in input ? { prizeMode: input.prizeMode, playType: input.playType ?? null } : {}),
  };
  await insertPlayer(db, player, clock.now());
  return { url: vendor.adapter.launchUrl(vendor.address(backUrl.origin), token) };
}

/** The generic launcher names a node, the lottery launcher a vendor and its code. */
function gameOf(db: Db, input: LaunchInput) {
  return 'nodeId' in input
    ? findGame(db, Number(input.nodeId))
    : findLottery(db, input.vendor, input.gameCode);
}
