import { Link } from '@tanstack/react-router';
import { formatMoney } from '@/app/domain/money/format-money';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { comparedWith } from './compared-with';
import styles from './figure-cards.module.css';
import { FigureChange } from './figure-change';
import { FIGURES } from './figure-kinds';
import { FigureValue } from './figure-value';
import { figureIcon, figureName } from './figures';
import type { TeamKpi } from './home.queries';
import type { HomeSearch } from './home.search';

type Props = {
  now: TeamKpi;
  /** Of the period before; it may come later, or not at all. */
  before: TeamKpi | undefined;
  search: HomeSearch;
};

/** The figures of the team, each beside the period before; a tap plots it (AGENT-08). */
export function FigureCards({ now, before, search }: Props) {
  const { currency } = useSite();
  const { figure: plotted = 'commission' } = search;
  return (
    <ul className={styles.cards} aria-label={m.agent_figures()}>
      {FIGURES.map((figure) => (
        <li key={figure} className={styles.place}>
          <Link
            to="/m/agent/home"
            search={{ ...search, figure: figure === 'commission' ? undefined : figure }}
            replace
            resetScroll={false}
            viewTransition={false}
            className={styles.card}
            activeOptions={{ exact: true }}
            aria-current={figure === plotted ? 'true' : undefined}
          >
            <span className={styles.name}>
              <span>{figureName(figure)}</span>
              <Icon name={figureIcon(figure)} size={20} />
            </span>
            <span className={styles.value}>
              <FigureValue figure={figure} value={now.total[figure]} short />
            </span>
            <FigureChange
              figure={figure}
              now={now.total[figure]}
              before={before && comparedWith(figure, now, before)}
            />
            {figure === 'commission' && now.total.estimate !== 0 && (
              <span className={styles.note}>
                {m.agent_estimated({ amount: formatMoney(now.total.estimate, currency) })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
