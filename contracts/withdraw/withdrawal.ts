import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { amount } from '../shared/amount';
import { count, someText } from '../shared/values';
import { listOf, tolerant } from '../tolerant';

/** What a withdrawal goes through, in this order; it ends with money on its way to the card, or back (ROLE-25). */
export const WITHDRAW_STEPS = ['requested', 'held', 'checked', 'paying', 'paid', 'returned'] as const;
/** Why money came back. */
export const RETURN_REASONS = ['review', 'bank', 'account'] as const;

/** A withdrawal's name in a request; what it looks like is the gateway's. */
export const withdrawOrderNo = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** A withdrawal with all that was agreed and all that happened to it. */
export const withdrawal = v.object({
  orderNo: someText,
  amount,
  fee: amount,
  /** What arrives on the card: amount less fee. */
  received: amount,
  /** Which of the day's free ones it was; 0 when it had its price. */
  freeTime: count,
  freeOfDay: count,
  bankName: v.string(),
  lastDigits: v.string(),
  holder: v.string(),
  /** The member's balance right after the money was held. */
  balanceAfter: amount,
  /** Oldest first; the last one says how things stand, and why where money came back. None may be left out. */
  steps: listOf(
    v.object({
      step: v.picklist(WITHDRAW_STEPS),
      at: timestamp(),
      reason: tolerant(v.picklist(RETURN_REASONS), null),
    }),
  ),
  expectedAt: timestamp(),
  latestAt: timestamp(),
});

export const EXAMPLE_WITHDRAWAL: v.InferInput<typeof withdrawal> = {
  orderNo: 'RT250821-7H3KPD',
  amount: 2_000_000,
  fee: 0,
  received: 2_000_000,
  freeTime: 2,
  freeOfDay: 3,
  bankName: 'Ngân hàng Cánh Buồm',
  lastDigits: '6724',
  holder: 'NGUYEN MINH AN',
  balanceAfter: 10_345_678,
  steps: [{ step: 'returned', at: 1755760836000, reason: 'bank' }],
  expectedAt: 1755761700000,
  latestAt: 1755764400000,
};
