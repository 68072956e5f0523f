import { decimalNumberOf } from '@/contracts/shared/minor-units';
import type { listWallets } from '@/contracts/transfer/transfer';
import { readMemberBalance } from '../../db/ledger';
import { listLobbyVendors, listVendorWallets } from '../../db/wallets';
import type { Call } from '../../platform/handler';

/**
 * The member's wallets (MONEY-18): one at each vendor of the lobby, empty ones too. Where one serves every game, those
 * alone at which money was left behind, so that it can be brought back.
 */
export async function wallets({ db, member, merchant }: Call<typeof listWallets>) {
  const [main, used, vendors] = await Promise.all([
    readMemberBalance(db, member.id),
    listVendorWallets(db, member.id),
    merchant.isSingle ? [] : listLobbyVendors(db),
  ]);
  const balances = new Map(vendors.map((vendor) => [vendor, 0]));
  for (const { vendor, balance } of used) if (balance > 0) balances.set(vendor, balance);
  return {
    main: decimalNumberOf(main),
    vendors: [...balances].map(([vendor, balance]) => ({ vendor, balance: decimalNumberOf(balance) })),
  };
}
