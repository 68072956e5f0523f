import { writtenDay } from '../../../lib/dates';
import { m } from '../../../paraglide/messages.js';
import styles from './day-table.module.css';
import { FigureValue } from './figure-value';
import { figureName } from './figures';
import type { Plotted } from './plotted';

type Props = { plotted: Plotted /** The running day of the site. */; today: string };

/** The plot as a table: each day beside that of the period before, the last one first. */
export function DayTable({ plotted: { figure, now, before }, today }: Props) {
  const name = m.agent_plot_of({ figure: figureName(figure) });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{m.agent_day()}</th>
          <th scope="col">{m.agent_now()}</th>
          <th scope="col">{m.agent_before()}</th>
        </tr>
      </thead>
      <tbody>
        {now
          .map(({ day, value }, place) => ({ day, value, other: before[place]?.value }))
          .toReversed()
          .map(({ day, value, other }) => (
            <tr key={day}>
              <th scope="row">{writtenDay(day, today)}</th>
              <td>
                <FigureValue figure={figure} value={value} />
              </td>
              <td>{other === undefined ? '–' : <FigureValue figure={figure} value={other} />}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
