import { type MinorUnits, minorUnitsOf } from '../../contracts/shared/minor-units';
import { groupedDigits } from '../locale/figures';
import type { FieldIssue } from './field-issues';

/** Most digits of an amount that is read as one; what is longer stays as it was typed. */
const MOST_DIGITS = 13;

/**
 * The value of an amount field: whole units of the currency as digits, or, where it cannot be read as that, the text as
 * it was typed, so that nobody sends another amount than the one on view. `isKey`: one key after another, so that the
 * separators may stand anywhere; what comes at once has them between groups of three or not at all.
 */
export function typedAmount(text: string, separator: string, isKey = false): string {
  const typed = text.trim();
  const parts = typed.split(separator);
  const isGrouped = /^\d{1,3}$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\d{3}$/.test(part));
  const digits = parts.join('');
  const isRead = /^\d+$/.test(digits) && (isKey || parts.length === 1 || isGrouped);
  if (!isRead) return digits === '' && isKey ? '' : typed;
  const short = digits.replace(/^0+(?=\d)/, '');
  return short.length > MOST_DIGITS ? typed : short;
}

/** An amount field's value as it is shown: digits in groups of three, anything else as it is. */
export function groupedAmount(value: string): string {
  return /^\d{1,13}$/.test(value) ? groupedDigits(value) : value;
}

/** The minor units of an amount field's value; undefined for what is no whole amount (MONEY-22). */
export function amountOf(value: string): MinorUnits | undefined {
  return /^\d{1,13}$/.test(value) ? minorUnitsOf(value) : undefined;
}

/** What is wrong with an amount field's value, given least and most in minor units (MONEY-02, MONEY-07). */
export function amountIssue(
  value: string,
  { min, max }: { min: number; max: number },
): FieldIssue | undefined {
  if (value === '') return 'required';
  const amount = amountOf(value);
  if (amount === undefined) return 'amount';
  if (amount < min) return 'low';
  return amount > max ? 'high' : undefined;
}
