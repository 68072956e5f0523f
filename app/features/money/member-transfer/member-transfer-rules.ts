import { amountIssue } from '@/app/forms/amount';
import type { Issues } from '@/app/forms/field-issues';
import type { MinorUnits } from '@/contracts/shared/minor-units';

export type MemberTransferValues = { amount: string; paymentPassword: string };
/** Least and most of what may be sent, in minor units. */
export type Limits = { least: MinorUnits; most: MinorUnits };

/** Minor units of one whole unit: amounts are typed in whole ones. */
const WHOLE = 100;

type Withdrawable = { [Limit in 'withdrawable' | 'most' | 'leftToday']: MinorUnits };

/** What may be sent now: no more than may be withdrawn, at once and today, in whole units (MONEY-19). */
export function limitsOf(least: MinorUnits, { withdrawable, most, leftToday }: Withdrawable): Limits {
  const all = Math.min(withdrawable, most, leftToday);
  return { least, most: (all - (all % WHOLE)) as MinorUnits };
}

/** The first issue of each field, in the order of the form (MONEY-19). */
export function memberTransferIssues(
  { amount, paymentPassword }: MemberTransferValues,
  { least, most }: Limits,
): Issues<keyof MemberTransferValues> {
  const issue = amountIssue(amount, { min: least, max: most });
  return {
    ...(issue && { amount: issue }),
    ...(paymentPassword === '' && { paymentPassword: 'required' as const }),
    ...(/^(?!\d{6}$)./.test(paymentPassword) && { paymentPassword: 'format' as const }),
  };
}
