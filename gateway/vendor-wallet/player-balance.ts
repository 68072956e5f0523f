import { readMemberBalance } from '../db/ledger';
import { openPlayer, type WalletVisit } from './open-player';

/** The balance of the member behind a player, in 1/100 units. */
export async function playerBalance(
  { db }: Pick<WalletVisit, 'db'>,
  asked: { vendor: string; playerId: string },
): Promise<number> {
  const { member } = await openPlayer({ db }, asked);
  return readMemberBalance(db, member.id);
}
