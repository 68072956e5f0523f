import { oneOf, searchSchema } from '@/app/lib/links/search-schema';
import { DEPOSIT_KINDS, type DepositKind } from '@/contracts/deposit/deposit-order';

/** What an address asks the deposit form to begin with: a kind of channel, and whole units of the currency. */
export type DepositSearch = { kind?: DepositKind | undefined; amount?: string | undefined };

export const depositSearch = searchSchema<DepositSearch>({
  kind: oneOf(DEPOSIT_KINDS),
  amount: (text) => (/^[1-9]\d{0,12}$/.test(text) ? text : undefined),
});
