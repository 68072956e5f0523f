import { m } from '@/app/paraglide/messages.js';
import { DayTable } from './day-table';
import { figureName } from './figures';
import { Part } from './part';
import type { Plotted } from './plotted';
import styles from './table-part.module.css';

type Props = {
  plotted: Plotted;
  today: string /** A phone shows it in the plot's place. */;
  isShown: boolean;
};

/** The table of the days: always there for who cannot see the plot, and beside it at a desk. */
export function TablePart({ plotted, today, isShown }: Props) {
  if (plotted.now.length === 0) return null;
  return (
    <div className={styles.part} data-off={isShown ? undefined : ''}>
      <Part id="days-table" title={`${m.agent_view_table()}: ${figureName(plotted.figure)}`}>
        <DayTable key={plotted.now[0]?.day} plotted={plotted} today={today} />
      </Part>
    </div>
  );
}
