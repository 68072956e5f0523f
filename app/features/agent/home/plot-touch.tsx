import { type PointerEvent, useState } from 'react';
import { writtenDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { FigureValue } from './figure-value';
import { alongOf, dayAt, heightOf, placeOf } from './plot-scale';
import styles from './plot-touch.module.css';
import type { Plotted } from './plotted';

type Props = {
  plotted: Plotted;
  today: string;
  /** Where the finger was first, from 0 to 1 along the plot. */
  start: number;
};

/** The day under the finger, with what it came to in both periods. */
export function PlotTouch({ plotted, today, start }: Props) {
  const { figure, now, before, places, scale } = plotted;
  const [along, setAlong] = useState(start);
  const day = Math.min(dayAt(along, places), now.length - 1);
  const onPointer = (event: PointerEvent) => setAlong(alongOf(event));
  const [one, other] = [now[day], before[day]];
  if (!one) return null;
  const [x, y] = [`${placeOf(day, places) * 100}%`, `${heightOf(one.value, scale) * 100}%`];
  return (
    <div className={styles.touch} onPointerDown={onPointer} onPointerMove={onPointer}>
      <svg className={styles.marks} aria-hidden="true">
        <line className={styles.line} x1={x} x2={x} y1={y} y2="100%" />
        <circle className={styles.point} cx={x} cy={y} r="6" />
      </svg>
      <div className={styles.bubble} style={{ left: x, translate: `-${x} 0` }}>
        <strong>
          <FigureValue figure={figure} value={one.value} />
        </strong>
        <span>{writtenDay(one.day, today)}</span>
        {one.isEstimate && <span className={styles.other}>{m.agent_estimated_days()}</span>}
        {other && (
          <span className={styles.other}>
            <span>{`${m.agent_before()} `}</span>
            <FigureValue figure={figure} value={other.value} />
          </span>
        )}
      </div>
    </div>
  );
}
