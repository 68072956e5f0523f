import * as v from 'valibot';
import { ofWords } from '../field-annotations';
import { amount } from '../shared/amount';
import { dateRange } from '../shared/date-range';
import { day, milliseconds, someText } from '../shared/values';
import { tolerant } from '../tolerant';
import { MOVEMENT_GROUP_NAMES, MOVEMENT_KINDS, type MovementKind } from './movement-kinds';

/** Days of the longest range that is answered: twelve months, a leap year's too. */
export const MOST_DAYS = 366;

/** What a record is narrowed to. */
export const recordFilter = {
  /** A group of kinds; all without. */
  kind: v.optional(v.picklist(MOVEMENT_GROUP_NAMES)),
  /** Name of a vendor, as movements and summary tell it; all without. */
  vendor: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
};

/** A range of at most twelve months, with what else a call takes. */
// @__NO_SIDE_EFFECTS__
export const recordRange = <const Beside extends v.ObjectEntries>(beside: Beside) =>
  dateRange(MOST_DAYS, beside);

const isKind = (word: string): word is MovementKind => (MOVEMENT_KINDS as readonly string[]).includes(word);

/** One movement of a member's main wallet, or of one at a vendor: a move between two wallets is a movement of each. */
export const movementSchema = v.object({
  /** Good for the call of the movement itself. */
  id: someText,
  kind: v.pipe(
    v.string(),
    v.transform((word): MovementKind => (isKind(word) ? word : 'other')),
    ofWords(MOVEMENT_KINDS),
  ),
  /** Above zero into the wallet, below zero out of it. */
  amount,
  /** Name of the vendor whose wallet it moved; empty of the main one. */
  wallet: tolerant(v.string(), ''),
  /** The balance of that wallet right after it. */
  balance: amount,
  at: milliseconds,
  /** The day it belongs to, in the site's time zone: that of the summary. */
  day,
  /** What it came from: `reference` is then the order's number, or the round's. */
  source: tolerant(v.picklist(['deposit', 'withdrawal', 'game', 'bonus', 'transfer']), null),
  reference: tolerant(v.string()),
  /** Name of the game, the channel, the bank or the bonus, in the language of the call. */
  title: tolerant(v.string()),
  /** Name of the vendor. */
  vendor: tolerant(v.string()),
  /** Kind of the game, such as `RNG`. */
  gameType: tolerant(v.string()),
});

export type Movement = v.InferOutput<typeof movementSchema>;

export const EXAMPLE_MOVEMENT = {
  id: '40231',
  kind: 'win',
  amount: 1260000,
  wallet: '',
  balance: 12345678,
  at: 1755759960000,
  day: '2025-08-21',
  source: 'game',
  reference: 'b6f2c0de-6a6f-4d0c-9f63-2d3f5f6f7a10',
  title: 'Diều Giấy',
  vendor: 'Đèn Trời 88',
  gameType: 'RNG',
} as const;
