import type { getPlayerBalance } from '../../contracts/vendor-wallet/wallet';
import { readMemberBalance } from '../db/ledger';
import type { VendorCall } from './implement-for-vendor';
import { openPlayer } from './open-player';

/** The balance of the member behind a player, from the ledger's hundredths. */
export async function playerBalance(call: VendorCall<typeof getPlayerBalance>) {
  const { member } = await openPlayer(call, call.input);
  return { balance: (await readMemberBalance(call.db, member.id)) / 100 };
}
