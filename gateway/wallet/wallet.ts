import { decimalNumberOf } from '../../contracts/shared/minor-units';
import type { getWallet } from '../../contracts/wallet/wallet';
import { readMemberBalance } from '../db/ledger';
import type { Call } from '../handler';

/** The member's balance in the site's currency, from the ledger's hundredths (CALL-24, WALLET-01). */
export async function wallet({ db, member }: Call<typeof getWallet>) {
  return { sumBalance: decimalNumberOf(await readMemberBalance(db, member.id)) };
}
