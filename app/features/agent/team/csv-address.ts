import { stringifySearch } from '@/app/lib/links/search-params';
import type { CsvFormat } from '@/contracts/shared/csv-format';
import { TEAM_CSV } from '@/contracts/team/team-csv';
import type { Asked } from './team.search';

/** Where a team is downloaded as a table, in the order in which it joined: no figure that moves meanwhile moves a row. */
export function csvAddress(asked: Asked, format: CsvFormat): string {
  return TEAM_CSV + stringifySearch({ ...asked, order: 'joined', format });
}
