import type { Movement } from './movement';

/** Where the site gives a member the account record as a table; its query is that of the record's calls. */
export const RECORD_CSV = '/downloads/account-record';

/**
 * A cell of a table: a text of whatever content, the digits of a number with a decimal point, or a day or time as ISO 8601
 * has it, which is the same day in the spreadsheets of every language.
 */
export type Cell = string | { number: string } | { time: string };

/** How the account record is written as a table, in one language and time zone. */
export type RecordTable = {
  /** Name of the file, without dates and ending. */
  name: string;
  head: readonly Cell[];
  rowOf: (movement: Movement) => readonly Cell[];
};

/** Makes the table's words; `locale` in lower case, an IANA zone. */
export type TableOfRecord = (visit: { locale: string; timeZone: string }) => RecordTable;
