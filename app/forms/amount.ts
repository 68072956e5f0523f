import { type MinorUnits, minorUnitsOf } from '../../contracts/shared/minor-units';
import { figureMarks, groupedDigits } from '../locale/figures';
import type { FieldIssue } from './field-issues';
import { plainFigures } from './typed-edit';
import type { FiguresFormat } from './use-figures';

/** Most digits of an amount that is read as one; what is longer stays as it was typed. */
const MOST_DIGITS = 13;
/** Whether two marks are one to whoever types them: blanks of all kinds are, and so are apostrophes. */
const isSameMark = (mark: string, other: string): boolean =>
  mark === other || [/^\s$/, /^['’]$/].some((kind) => kind.test(mark) && kind.test(other));

/**
 * The value of an amount field: whole units of the currency as digits, or, where it cannot be read as that, the text as
 * it was typed, so that nobody sends another amount than the one on view. Between groups of three stands the page's mark
 * (`thousands`) or none. Digits may be those of any script.
 */
export function typedAmount(text: string, thousands: string): string {
  const typed = plainFigures(text).trim();
  const mark = /\D/.exec(typed)?.[0] ?? '';
  const [first = '', ...groups] = isSameMark(mark, thousands) ? typed.split(mark) : [typed];
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  const digits = isGrouped ? first + groups.join('') : typed;
  if (!/^\d+$/.test(digits)) return typed;
  const short = digits.replace(/^0+(?=\d)/, '');
  return short.length > MOST_DIGITS ? typed : short;
}

/** An amount field's value as it is shown: digits in groups of three, anything else as it is. */
export function groupedAmount(value: string): string {
  return /^\d{1,13}$/.test(value) ? groupedDigits(value) : value;
}

/** How a field of an amount reads and shows it (`useFigures`). */
export const AMOUNT: FiguresFormat = {
  read: (text) => typedAmount(text, figureMarks().thousands),
  show: groupedAmount,
  grouped: true,
};

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
