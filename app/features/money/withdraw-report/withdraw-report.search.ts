import { WITHDRAWAL_STATES, type WithdrawalState } from '../../../../contracts/record/withdrawal-states';
import { PERIOD_SCHEMA, type PeriodSearch } from '../../../forms/period/period-search';
import { oneOf, searchSchema } from '../../../lib/search-schema';

/** What an address shows of the report. */
export type WithdrawReportSearch = PeriodSearch & { state?: WithdrawalState | undefined };

export const withdrawReportSearch = searchSchema<WithdrawReportSearch>({
  ...PERIOD_SCHEMA,
  state: oneOf(WITHDRAWAL_STATES),
});
