import type { DateRange } from '@/contracts/shared/days';
import type { RecordFilter } from './record.queries';
import type { RecordSearch } from './record.search';

/** What the calls of the record are asked for. */
export function filterOf({ kind, vendor }: RecordSearch, { from, to }: DateRange): RecordFilter {
  return { from, to, ...(kind && { kind }), ...(vendor !== undefined && { vendor }) };
}
