import { PERIOD_SCHEMA, type PeriodSearch } from '@/app/forms/period/period-search';
import { oneOf, searchSchema, word } from '@/app/lib/links/search-schema';
import { MOVEMENT_GROUP_NAMES, type MovementGroup } from '@/contracts/record/movement-kinds';

/** What an address shows of the record: a range, what it is narrowed to, a tab, and what stands open. */
export type RecordSearch = PeriodSearch & {
  kind?: MovementGroup | undefined;
  vendor?: string | undefined;
  /** Lottery orders in the place of movements (MONEY-17). */
  tab?: 'lottery' | undefined;
  /** The movement whose sheet is open. */
  movement?: string | undefined;
  /** The lottery order whose sheet is open. */
  order?: string | undefined;
  /** Movements of this number in the place of a range's; empty while none was given. */
  find?: string | undefined;
  /** The download did not come about, and this page came in its place. */
  csv?: 'failed' | 'limited' | undefined;
};

export const recordSearch = searchSchema<RecordSearch>({
  ...PERIOD_SCHEMA,
  kind: oneOf(MOVEMENT_GROUP_NAMES),
  vendor: word,
  tab: oneOf(['lottery']),
  movement: word,
  order: word,
  find: (text) => (text === '' ? text : word(text)),
  csv: oneOf(['failed', 'limited']),
});
