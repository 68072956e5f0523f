import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { LinkTabs, linkTab } from '@/app/ui/link-tabs';
import type { DateRange } from '@/contracts/shared/days';
import styles from './days-part.module.css';
import { figureName } from './figures';
import type { HomeSearch } from './home.search';
import { Part } from './part';
import { Plot } from './plot';
import type { Plotted } from './plotted';

const VIEWS = [
  { view: undefined, name: m.agent_view_plot },
  { view: 'table', name: m.agent_view_table },
] as const;

type Props = {
  plotted: Plotted;
  range: DateRange;
  before: DateRange;
  today: string;
  search: HomeSearch;
  isStale: boolean;
};

/** A figure day by day: the plot, and the way to the same as a table, which a desk shows beside it. */
export function DaysPart({ plotted, search, isStale, ...period }: Props) {
  return (
    <Part id="days" title={m.agent_plot_of({ figure: figureName(plotted.figure) })} isStale={isStale}>
      <div className={styles.tabs}>
        <LinkTabs label={m.agent_view()}>
          {VIEWS.map(({ view, name }) => (
            <Link
              key={view ?? 'plot'}
              to="/m/agent/home"
              search={{ ...search, view }}
              replace
              resetScroll={false}
              viewTransition={false}
              className={linkTab}
              activeOptions={{ exact: true }}
              aria-current={view === search.view ? 'page' : undefined}
            >
              {name()}
            </Link>
          ))}
        </LinkTabs>
      </div>
      <div className={styles.plot} data-off={search.view === 'table' ? '' : undefined}>
        <Plot plotted={plotted} {...period} />
      </div>
    </Part>
  );
}
