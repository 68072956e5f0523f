import { oneOf, searchSchema } from '@/app/lib/links/search-schema';
import { SETTLEMENT_KINDS, type SettlementKind } from '@/contracts/commission/settlement-kinds';

/** What an address shows of the settlements: a month, a kind, the statement or the calculator in their place. */
export type SettlementsSearch = {
  /** `YYYY-MM`; the running month without. */
  month?: string | undefined;
  kind?: SettlementKind | undefined;
  view?: 'statement' | 'whatIf' | undefined;
  /** The download did not come about, and this page came in its place. */
  csv?: 'failed' | 'limited' | undefined;
  /** Of a download that did not come about: the month in the place of its days. */
  from?: undefined;
  to?: undefined;
};

const read = searchSchema<SettlementsSearch>({
  month: monthOf,
  kind: oneOf(SETTLEMENT_KINDS),
  view: oneOf(['statement', 'whatIf']),
  csv: oneOf(['failed', 'limited']),
  from: () => undefined,
  to: () => undefined,
});

/** What an address names; a download that failed comes back with its days. */
export function settlementsSearch(search: Record<string, unknown>): SettlementsSearch {
  const named = read(search);
  return { ...named, month: named.month ?? monthOf(String(search.from).slice(0, 7)) };
}

function monthOf(text: string): string | undefined {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}
