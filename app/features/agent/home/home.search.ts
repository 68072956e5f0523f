import { type SpanSearch, spanSearch } from '../span/span.search';
import { FIGURES, type Figure } from './figure-kinds';

/** What an address shows of the agent home: days, the figure that is plotted, and the plot as a table. */
export type HomeSearch = SpanSearch & { figure?: Figure | undefined; view?: 'table' | undefined };

/** What an address names; what names nothing is left out. */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  const figure = FIGURES.find((known) => known === search.figure && known !== 'commission');
  return {
    ...spanSearch(search),
    ...(figure && { figure }),
    ...(search.view === 'table' && { view: 'table' }),
  };
}
