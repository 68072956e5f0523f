import { RECORD_CSV } from '../../../../contracts/record/record-csv';
import { stringifySearch } from '../../../lib/search-params';
import type { RecordFilter } from './record.queries';

/** Where the movements of a filter are downloaded as a table. */
export function csvAddress(filter: RecordFilter): string {
  return RECORD_CSV + stringifySearch(filter);
}
