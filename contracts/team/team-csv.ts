import type { Cell } from '../record/record-csv';
import type { Downline } from './downline';

/** Where the site gives an agent the team as a table; its query is that of the list's call. */
export const TEAM_CSV = '/downloads/agent-team';

/** How a team is written as a table, in one language and time zone. */
export type TeamTable = {
  /** Name of the file, without day and ending. */
  name: string;
  head: readonly Cell[];
  rowOf: (row: Downline) => readonly Cell[];
};

/** Makes the table's words; `locale` in lower case, an IANA zone. */
export type TableOfTeam = (visit: { locale: string; timeZone: string }) => TeamTable;
