import * as v from 'valibot';
import { amount } from '../shared/amount';
import { day, milliseconds, someText } from '../shared/values';
import { SETTLEMENT_KINDS } from './settlement-kinds';

/** How a settlement came about in sums; nothing of it changes later. */
export const settlementSums = {
  /** What the team’s figures give by the agent’s terms. */
  gross: amount,
  /** What direct agents receive of it by theirs. */
  paidDown: amount,
  /** The agent’s part of the team’s bonuses less corrections; below zero where corrections are more. */
  deductions: amount,
  /** What was paid. */
  amount,
};

/** What an agent was paid for a day, or for the period of a dividend. */
export const settlementSchema = v.object({
  id: someText,
  kind: v.picklist(SETTLEMENT_KINDS),
  from: day,
  to: day,
  ...settlementSums,
  /** Not above zero: what was left to be deducted, or a loss, before it and after it. */
  carriedIn: amount,
  carriedOut: amount,
  /** When it was settled. */
  at: milliseconds,
});
export type Settlement = v.InferOutput<typeof settlementSchema>;

export const EXAMPLE_SETTLEMENT = {
  id: 'commission-2025-08-20-40017',
  kind: 'commission',
  from: '2025-08-20',
  to: '2025-08-20',
  gross: 5_520_000,
  paidDown: 2_100_000,
  deductions: 150_000,
  amount: 3_270_000,
  carriedIn: 0,
  carriedOut: 0,
  at: 1755709560000,
} as const;
