import type { Cell } from '../record/record-csv';
import type { Settlement } from './settlement';

/** Where the site gives an agent the settlements as a table; its query is that of the list's call. */
export const SETTLEMENTS_CSV = '/downloads/agent-settlements';

/** How settlements are written as a table, in one language and time zone. */
export type SettlementsTable = {
  /** Name of the file, without days and ending. */
  name: string;
  head: readonly Cell[];
  rowOf: (settlement: Settlement) => readonly Cell[];
};

/** Makes the table's words; `locale` in lower case, an IANA zone. */
export type TableOfSettlements = (visit: { locale: string; timeZone: string }) => SettlementsTable;
