import { useRef, useState } from 'react';
import { writtenDay } from '@/app/lib/time/dates';
import { LoadMore } from '@/app/lists/load-more';
import { useFocusOnNew } from '@/app/lists/use-focus-on-new';
import { m } from '@/app/paraglide/messages.js';
import styles from './day-table.module.css';
import type { Figure } from './figure-kinds';
import { FigureValue } from './figure-value';
import { figureName } from './figures';
import type { Plotted, PlottedDay } from './plotted';

/** Days that a tap shows: the longest month. */
const PAGE = 31;

type Props = { plotted: Plotted /** The running day of the site. */; today: string };

/** The plot as a table: each day beside that of the period before, the last one first, a month at a time. */
export function DayTable({ plotted: { figure, now, before }, today }: Props) {
  const [pages, setPages] = useState(1);
  const rows = useRef<HTMLTableSectionElement>(null);
  const days = now.map((one, place) => ({ ...one, other: before[place] })).toReversed();
  const shown = days.slice(0, pages * PAGE);
  const left = days.length - shown.length;
  const more = { has: left > 0, busy: false, failed: false, load: () => setPages(pages + 1) };
  const focus = useFocusOnNew(rows, shown.length, more);
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{m.agent_plot_of({ figure: figureName(figure) })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.agent_day()}</th>
            <th scope="col">{m.agent_now()}</th>
            <th scope="col">{m.agent_before()}</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {shown.map(({ other, ...one }) => (
            <tr key={one.day} data-entry="">
              <th scope="row">{writtenDay(one.day, today)}</th>
              <td>
                <DayValue figure={figure} day={one} />
              </td>
              <td>{other ? <DayValue figure={figure} day={other} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more.has && (
        <div className={styles.more}>
          <LoadMore
            more={{ ...more, load: focus.load }}
            words={{ more: m.agent_more_days({ count: Math.min(left, PAGE) }), moreFailed: '' }}
            ref={focus.button}
          />
        </div>
      )}
    </>
  );
}

/** What a day came to, named where it is not paid yet. */
function DayValue({ figure, day: { value, isEstimate } }: { figure: Figure; day: PlottedDay }) {
  return (
    <>
      <FigureValue figure={figure} value={value} />
      {isEstimate && <span className={styles.note}>{` ${m.settlement_estimate()}`}</span>}
    </>
  );
}
