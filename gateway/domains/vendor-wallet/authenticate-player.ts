import { takeLaunchToken } from '../../db/game-players';
import { sha256 } from '../../platform/hash';
import { Refusal } from '../../platform/refusal';
import { hasPlayMoney } from '../../platform/trial';
import { openPlayer, type WalletContext } from './open-player';
import { playerBalance } from './player-balance';

/**
 * Takes a launch token for the player behind it; the balance in 1/100 units.
 * @throws Refusal `launch.token.invalid` for one that was taken, has run out, or is another vendor's.
 */
export async function authenticatePlayer(
  { db, clock }: WalletContext,
  { vendor, launchToken }: { vendor: string; launchToken: string },
) {
  const playerId = await takeLaunchToken(db, vendor, sha256(launchToken), clock.now());
  if (playerId === null) throw new Refusal('launch.token.invalid');
  const { player, accountId, member, merchant } = await openPlayer({ db }, { vendor, playerId });
  return {
    playerId,
    accountId,
    nickname: member.nickname ?? member.account,
    currency: merchant.currencyCode,
    language: player.language,
    nodeId: player.nodeId,
    gameCode: player.gameCode,
    freeplay: player.freeplay,
    trial: hasPlayMoney(member),
    balance: await playerBalance({ db }, { vendor, playerId }),
    backUrl: player.backUrl,
  };
}
