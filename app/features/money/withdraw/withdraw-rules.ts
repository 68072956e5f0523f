import { amountIssue } from '@/app/forms/amount';
import type { Issues } from '@/app/forms/field-issues';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { WithdrawOverview } from './withdraw.queries';

export type WithdrawValues = { amount: string; bankCardId: string; paymentPassword: string };

/** Minor units of one whole unit: amounts are typed in whole ones. */
const WHOLE = 100;

/** The most that can be asked for now, in whole units of the currency (MONEY-07). */
export function mostOf({ most, leftToday, withdrawable }: WithdrawOverview): MinorUnits {
  const limit = Math.min(most, leftToday, withdrawable);
  return (limit - (limit % WHOLE)) as MinorUnits;
}

/** What the next withdrawal costs. */
export const feeOf = ({ freeLeft, fee }: WithdrawOverview): MinorUnits =>
  freeLeft > 0 ? (0 as MinorUnits) : fee;

/** Amounts to pick: the gateway's that can be asked for now. */
export function picksOf(overview: WithdrawOverview): MinorUnits[] {
  const most = mostOf(overview);
  return overview.quickAmounts.filter((amount) => amount >= overview.least && amount <= most);
}

/** The first issue of each field, in the order of the form; `cards` are those that money may go to (MONEY-07). */
export function withdrawIssues(
  { amount, bankCardId, paymentPassword }: WithdrawValues,
  overview: WithdrawOverview,
  cards: readonly { bankCardId: string }[],
): Issues<keyof WithdrawValues> {
  const issue = amountIssue(amount, { min: overview.least, max: mostOf(overview) });
  const isChosen = cards.some((card) => card.bankCardId === bankCardId);
  return {
    ...(issue && { amount: issue }),
    ...(!isChosen && { bankCardId: 'required' as const }),
    ...(paymentPassword === '' && { paymentPassword: 'required' as const }),
    ...(/^(?!\d{6}$)./.test(paymentPassword) && { paymentPassword: 'format' as const }),
  };
}
