import { isDay } from '../../contracts/shared/days';
import { plainFigures } from './typed-edit';

const YEAR_FIRST = /^(\d{4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * The value of a date field: the day as `YYYY-MM-DD`, or, where it cannot be read as one, the text as it was typed, so that
 * nobody sends another day than the one on view. Day, month, year in any separators or none; a browser fills in
 * `YYYY-MM-DD`.
 */
export function typedDay(text: string): string {
  const typed = plainFigures(text).trim();
  const [, first = '', month = '', last = ''] =
    YEAR_FIRST.exec(typed) ?? DAY_FIRST.exec(typed) ?? DIGITS.exec(typed) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : typed;
}

/** A date field's value as it is shown: a day as `18/04/1996`, anything else as it is. */
export function shownDay(value: string): string {
  return isDay(value) ? value.split('-').reverse().join('/') : value;
}

/** What stands in the field after one more key at its end: the slashes come by themselves, a phone's digits have none. */
export function withSlashes(text: string): string {
  const full = /^(?:\d{1,2}\/)?\d{3}$/.test(text);
  return full ? `${text.slice(0, -1)}/${text.slice(-1)}` : text;
}
