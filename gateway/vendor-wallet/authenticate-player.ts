import type { authenticatePlayer as operation } from '../../contracts/vendor-wallet/wallet';
import { takeLaunchToken } from '../db/game-players';
import { readMemberBalance } from '../db/ledger';
import { sha256 } from '../hash';
import { Refusal } from '../refusal';
import type { VendorCall } from './implement-for-vendor';
import { openPlayer } from './open-player';

const CURRENCY = 'VND';

/**
 * Takes a launch token for the player behind it.
 * @throws Refusal `launch.token.invalid` for one that was taken, has run out, or is another vendor's.
 */
export async function authenticatePlayer(call: VendorCall<typeof operation>) {
  const { db, clock, input } = call;
  const { vendor, launchToken } = input;
  const playerId = await takeLaunchToken(db, vendor, sha256(launchToken), clock.now());
  if (playerId === null) throw new Refusal('launch.token.invalid');
  const { player, accountId, member } = await openPlayer(call, { vendor, playerId });
  return {
    playerId,
    accountId,
    nickname: member.nickname ?? member.account,
    currency: CURRENCY,
    language: player.language,
    nodeId: player.nodeId,
    gameCode: player.gameCode,
    freeplay: player.freeplay,
    balance: (await readMemberBalance(db, member.id)) / 100,
    backUrl: player.backUrl,
  };
}
