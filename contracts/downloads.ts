import { listSettlements } from './commission/settlements';
import type { OutputOf } from './operation';
import { listMovements } from './record/record';
import { listTeam } from './team/team';

/**
 * The lists that a member may take away as a table, by the last part of their address. The query is that of the list's
 * call, and `screen` says what is the matter where there is no file. Columns and words: `app/downloads.server.ts`.
 */
export const DOWNLOADS = {
  'account-record': { list: listMovements, screen: '/m/transaction/record' },
  'agent-team': { list: listTeam, screen: '/m/agent/team' },
  'agent-settlements': { list: listSettlements, screen: '/m/agent/commission' },
} as const;

export type DownloadName = keyof typeof DOWNLOADS;
/** What one line of the table is about. */
export type EntryOf<Name extends DownloadName> = OutputOf<(typeof DOWNLOADS)[Name]['list']>['list'][number];

/**
 * A cell of a table: a text of whatever content, the digits of a number with a decimal point, or a day or time as ISO 8601
 * has it, which is the same day in the spreadsheets of every language.
 */
export type Cell = string | { number: string } | { time: string };

/** How a list is written as a table, in one language and time zone. */
export type Table<Entry> = {
  /** Name of the file, without days and ending. */
  name: string;
  head: readonly Cell[];
  rowOf: (entry: Entry) => readonly Cell[];
};

/** Makes a table's words; `locale` in lower case, an IANA zone. */
export type TableOf = <Name extends DownloadName>(
  name: Name,
  visit: { locale: string; timeZone: string },
) => Promise<Table<EntryOf<Name>>>;
