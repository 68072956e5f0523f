import { stringifySearch } from '@/app/lib/links/search-params';
import { RECORD_CSV } from '@/contracts/record/record-csv';
import type { CsvFormat } from '@/contracts/shared/csv-format';
import type { RecordFilter } from './record.queries';

/** Where the movements of a filter are downloaded as a table, written in one of the formats. */
export function csvAddress(filter: RecordFilter, format: CsvFormat): string {
  return RECORD_CSV + stringifySearch({ ...filter, format });
}
