import { KEPT_SPANS, type KeptSpan } from '../../../../contracts/team/kept-spans';
import { type PeriodSearch, periodSearch } from '../../../forms/period/period-search';

/** The span that an address shows when it names none. */
export const USUAL_SPAN = 'days7';

/** How an address names days of a team: a span up to today, or the agent's own range. */
export type SpanSearch = Pick<PeriodSearch, 'from' | 'to'> & { span?: KeptSpan | undefined };

/** What an address names, be it a range that can be shown or not. */
export function spanSearch({ span, from, to }: Record<string, unknown>): SpanSearch {
  const kept = KEPT_SPANS.find((known) => known === span && known !== USUAL_SPAN);
  return kept ? { span: kept } : periodSearch({ from, to });
}
