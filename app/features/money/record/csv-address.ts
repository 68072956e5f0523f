import { RECORD_CSV } from '../../../../contracts/record/record-csv';
import type { RecordFilter } from './record.queries';

/** Where the movements of a filter are downloaded as a table. */
export function csvAddress(filter: RecordFilter): string {
  return `${RECORD_CSV}?${new URLSearchParams(filter)}`;
}
