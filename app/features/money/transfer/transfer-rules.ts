import type { Wallets } from '@/app/domain/money/vendor-wallets.queries';
import { amountIssue } from '@/app/forms/amount';
import type { Issues } from '@/app/forms/field-issues';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { TransferDirection } from '@/contracts/transfer/transfer';

export type TransferValues = { direction: TransferDirection; vendor: string; amount: string };

/** Minor units of one whole unit: amounts are typed in whole ones. */
const WHOLE = 100;

/** The wallets at vendors that a direction leads to, or from: nothing can be taken out of an empty one. */
export const vendorsFor = ({ vendors }: Wallets, direction: TransferDirection): Wallets['vendors'] =>
  direction === 'out' ? vendors : vendors.filter(({ balance }) => balance > 0);

/** What is in the wallet that the money leaves; 0 while none is chosen. */
export function sourceOf(
  { main, vendors }: Wallets,
  { direction, vendor }: Pick<TransferValues, 'direction' | 'vendor'>,
): MinorUnits {
  if (direction === 'out') return main;
  return vendors.find((wallet) => wallet.vendor === vendor)?.balance ?? (0 as MinorUnits);
}

/** The most that can be moved, in whole units of the currency. */
export function mostOf(wallets: Wallets, values: Pick<TransferValues, 'direction' | 'vendor'>): MinorUnits {
  const source = sourceOf(wallets, values);
  return (source - (source % WHOLE)) as MinorUnits;
}

/** The amount to begin with where so much is missing: in whole units, so that it is enough. */
export function amountFor(missing: MinorUnits | undefined): string {
  if (missing === undefined) return '';
  const over = missing % WHOLE;
  const whole = over === 0 ? missing : missing + WHOLE - over;
  return decimalOf(whole as MinorUnits).replace(/\.\d+$/, '');
}

/** The first issue of each field, in the order of the form (MONEY-18). */
export function transferIssues(values: TransferValues, wallets: Wallets): Issues<keyof TransferValues> {
  const { direction, vendor, amount } = values;
  const isKnown = vendorsFor(wallets, direction).some((wallet) => wallet.vendor === vendor);
  const issue = amountIssue(amount, { min: WHOLE, max: mostOf(wallets, values) });
  return {
    ...(!isKnown && { vendor: 'required' as const }),
    ...(issue && (isKnown || issue === 'required' || issue === 'amount') && { amount: issue }),
  };
}
