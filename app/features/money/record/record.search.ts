import { MOVEMENT_GROUP_NAMES, type MovementGroup } from '../../../../contracts/record/movement-kinds';
import { type PeriodSearch, periodSearch } from '../../../forms/period/period-search';

/** What an address shows of the record: a range, what it is narrowed to, a tab, and what stands open. */
export type RecordSearch = PeriodSearch & {
  kind?: MovementGroup | undefined;
  vendor?: string | undefined;
  /** Lottery orders in the place of movements (MONEY-17). */
  tab?: 'lottery' | undefined;
  /** The movement whose sheet is open. */
  movement?: number | string | undefined;
  /** The lottery order whose sheet is open. */
  order?: string | undefined;
  /** Movements of this number in the place of a range's; empty while none was given. */
  find?: string | undefined;
  /** The download did not come about, and this page came in its place. */
  csv?: 'failed' | 'limited' | undefined;
};

/** What an address names; what cannot name anything is left out. */
export function recordSearch(search: Record<string, unknown>): RecordSearch {
  const { kind, vendor, tab, movement, order, find, csv } = search;
  const group = MOVEMENT_GROUP_NAMES.find((known) => known === kind);
  return {
    ...periodSearch(search),
    ...(group && { kind: group }),
    ...(isText(vendor) && { vendor: String(vendor) }),
    ...(tab === 'lottery' && { tab }),
    ...(isText(movement) && { movement }),
    ...(isText(order) && { order: String(order) }),
    ...((find === '' || isText(find)) && { find: String(find) }),
    ...((csv === 'failed' || csv === 'limited') && { csv }),
  };
}

/** The router reads digits as a number. */
const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
