import { PERIOD_SCHEMA, type PeriodSearch } from '@/app/forms/period/period-search';
import { oneOf } from '@/app/lib/links/search-schema';
import { KEPT_SPANS, type KeptSpan } from '@/contracts/team/kept-spans';

/** The span that an address shows when it names none. */
export const USUAL_SPAN = 'days7';

/** How an address names days of a team: a span up to today, or the agent's own range. */
export type SpanSearch = Pick<PeriodSearch, 'from' | 'to'> & { span?: KeptSpan | undefined };

/** What an address names, be it a range that can be shown or not. */
export const SPAN_SCHEMA = {
  span: oneOf(KEPT_SPANS, USUAL_SPAN),
  from: PERIOD_SCHEMA.from,
  to: PERIOD_SCHEMA.to,
};
