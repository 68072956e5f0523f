import type { Cell } from '../../contracts/downloads';
import { CSV_FORMATS, type CsvFormat } from '../../contracts/shared/csv-format';
import { valueWordsOf } from './value-words';

/** Tells a table program that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const TIME = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/**
 * Writes lines of a table as RFC 4180 has it, with the separator and the decimals of a format, for whose spreadsheet is
 * set to a language: numbers add up there, and texts stay texts. There is no line `sep=`: it would have Excel forget that
 * the file is UTF-8.
 */
export function csvWriter(format: CsvFormat, locale: string): (cells: readonly Cell[]) => string {
  const { separator, decimal } = CSV_FORMATS[format];
  const isValueWord = valueWordsOf(locale);
  const written = (cell: Cell): string => {
    if (typeof cell === 'string')
      return quoted(isFormula(cell) || isValue(cell, isValueWord) ? `'${cell}` : cell);
    // What is neither a number nor a time, whoever says so, is a text.
    if ('number' in cell)
      return NUMBER.test(cell.number) ? cell.number.replace('.', decimal) : written(cell.number);
    return TIME.test(cell.time) ? cell.time : written(cell.time);
  };
  return (cells) => `${cells.map(written).join(separator)}\r\n`;
}

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Whether a table program would take a text for a formula: an apostrophe before it makes it a text (OWASP). */
const isFormula = (text: string): boolean => /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/.test(text);

/**
 * Whether it would take a text for a number, a date or a truth, and show another: `00123`, `may2026`, `1e5`, `TRUE`. Those
 * are texts with a digit, and without a word that no such value has.
 */
function isValue(text: string, isValueWord: (word: string) => boolean): boolean {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (/^(?:true|false|#.*)$/.test(plain)) return true;
  return /\p{Nd}/u.test(plain) && (plain.match(/[\p{L}\p{M}]+/gu) ?? []).every(isValueWord);
}
