import { PERIOD_SCHEMA, type PeriodSearch } from '@/app/forms/period/period-search';
import { oneOf, searchSchema } from '@/app/lib/links/search-schema';
import { WITHDRAWAL_STATES, type WithdrawalState } from '@/contracts/record/withdrawal-states';

/** What an address shows of the report. */
export type WithdrawReportSearch = PeriodSearch & { state?: WithdrawalState | undefined };

export const withdrawReportSearch = searchSchema<WithdrawReportSearch>({
  ...PERIOD_SCHEMA,
  state: oneOf(WITHDRAWAL_STATES),
});
