import { WITHDRAWAL_STATES, type WithdrawalState } from '../../../../contracts/record/withdrawal-states';
import { type PeriodSearch, periodSearch } from '../../../forms/period/period-search';

/** What an address shows of the report. */
export type WithdrawReportSearch = PeriodSearch & { state?: WithdrawalState | undefined };

/** What an address names; what cannot name anything is left out. */
export function withdrawReportSearch(search: Record<string, unknown>): WithdrawReportSearch {
  const state = WITHDRAWAL_STATES.find((known) => known === search.state);
  return { ...periodSearch(search), ...(state && { state }) };
}
