import { SETTLEMENT_KINDS, type SettlementKind } from '../../../../contracts/commission/settlement-kinds';

/** What an address shows of the settlements: a month, a kind, the statement or the calculator in their place. */
export type SettlementsSearch = {
  /** `YYYY-MM`; the running month without. */
  month?: string | undefined;
  kind?: SettlementKind | undefined;
  view?: 'statement' | 'whatIf' | undefined;
  /** The download did not come about, and this page came in its place. */
  csv?: 'failed' | 'limited' | undefined;
};

/** What an address names; what cannot name anything is left out. */
export function settlementsSearch({
  month,
  from,
  kind,
  view,
  csv,
}: Record<string, unknown>): SettlementsSearch {
  const known = SETTLEMENT_KINDS.find((one) => one === kind);
  const named = isMonth(month) ? month : monthOfDay(from);
  return {
    ...(named && { month: named }),
    ...(known && { kind: known }),
    ...((view === 'statement' || view === 'whatIf') && { view }),
    ...((csv === 'failed' || csv === 'limited') && { csv }),
  };
}

const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value);

/** A download that failed comes back with its days. */
function monthOfDay(day: unknown): string | undefined {
  const month = typeof day === 'string' ? day.slice(0, 7) : undefined;
  return isMonth(month) ? month : undefined;
}
