import { playingAccount, readBalance } from '../../db/wallets';
import { openPlayer, type WalletContext } from './open-player';

/** What the player has to play with, in 1/100 units: the wallet for all games, or that of the game's vendor (WALLET-11). */
export async function playerBalance(
  { db }: Pick<WalletContext, 'db'>,
  asked: { vendor: string; playerId: string },
): Promise<number> {
  const known = await openPlayer({ db }, asked);
  return readBalance(db, await playingAccount(db, known, known.player.nodeId));
}
