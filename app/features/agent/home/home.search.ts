import { oneOf, searchSchema } from '@/app/lib/links/search-schema';
import { SPAN_SCHEMA, type SpanSearch } from '../span/span.search';
import { FIGURES, type Figure } from './figure-kinds';

/** What an address shows of the agent home: days, the figure that is plotted, and the plot as a table. */
export type HomeSearch = SpanSearch & { figure?: Figure | undefined; view?: 'table' | undefined };

export const homeSearch = searchSchema<HomeSearch>({
  ...SPAN_SCHEMA,
  figure: oneOf(FIGURES, 'commission'),
  view: oneOf(['table']),
});
