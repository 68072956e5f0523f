import * as v from 'valibot';
import { amount } from '../shared/amount';
import { count, day, milliseconds, someText } from '../shared/values';
import { tolerant } from '../tolerant';

/** Somebody of a tree: an id for the calls, and the name that is shown. */
export const namedMember = v.object({ id: someText, account: someText });

/** One of a team with the figures of a span: its own and those of all below, together. */
export const downlineSchema = v.object({
  ...namedMember.entries,
  agent: v.boolean(),
  /** How many levels below whoever asks. */
  level: count,
  /** The account right above. */
  under: someText,
  turnover: amount,
  /** What the house won: below zero where the players did. */
  netWin: amount,
  deposits: amount,
  withdrawals: amount,
  /** What it brought whoever asks, at the rates of each day, less what the agent between receives. */
  commission: amount,
  /** All below, and those right below. */
  members: count,
  direct: count,
  /** How many of them were active in the span, and itself where it was. */
  active: count,
  /** When it registered. */
  joinedAt: milliseconds,
  /** The last day on which it or anybody below played, in the site's time zone; null before the first. */
  lastPlayed: tolerant(day, null),
});

export type Downline = v.InferOutput<typeof downlineSchema>;

export const EXAMPLE_DOWNLINE = {
  id: '4021',
  account: 'tunglam.vt',
  agent: true,
  level: 2,
  under: 'hoangyen_88',
  turnover: 148200000,
  netWin: 4120500.5,
  deposits: 21500000,
  withdrawals: 9000000,
  commission: 2371200,
  members: 14,
  direct: 14,
  active: 9,
  joinedAt: 1741759960000,
  lastPlayed: '2025-08-21',
} as const;
