import * as v from 'valibot';
import { amount } from '../shared/amount';
import { anyId, count, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';

/** What deposits from an amount on get: a rate in hundredths of a percent, and how often it must be played. */
const tier = v.object({
  from: amount,
  rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  times: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
});

/** A bonus that the member's next deposit may have, and its terms: nothing of them stands elsewhere alone (MONEY-02). */
export const depositBonus = v.object({
  id: someText,
  name: v.string(),
  tiers: readableEntries(tier),
  /** No deposit gets more. */
  most: amount,
  /** Days from its arrival in which deposit and bonus must be played. */
  days: count,
  /** The promotion that says it at length, where one does. */
  promotionId: tolerant(anyId, null),
});
export type DepositBonus = v.InferOutput<typeof depositBonus>;

/** What becomes of the bonus of an order: it comes with the whole amount, has come, or does not come. */
export const BONUS_STATES = ['promised', 'credited', 'void'] as const;

/** The bonus of an order, as it was agreed. */
export const agreedBonus = v.object({
  name: v.string(),
  amount,
  times: count,
  days: count,
  state: v.picklist(BONUS_STATES),
});

export const EXAMPLE_BONUS = {
  id: 'first',
  name: 'Thưởng nạp lần đầu',
  tiers: [{ from: 500_000, rate: 8_000, times: 10 }] as { from: number; rate: number; times: number }[],
  most: 2_000_000,
  days: 7,
  promotionId: 501,
};
