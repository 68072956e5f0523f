import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { getWallet } from '@/contracts/wallet/wallet';
import { readAllBalances } from '../../db/wallets';
import type { Call } from '../../platform/handler';

/** The member's balance over all wallets in the site's currency, from the ledger's hundredths (CALL-24, WALLET-01). */
export async function wallet({ db, member }: Call<typeof getWallet>) {
  return { sumBalance: decimalNumberOf(await readAllBalances(db, member.id)) };
}
