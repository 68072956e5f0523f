import { type PointerEvent, useId, useState } from 'react';
import { shortMoney } from '@/app/domain/money/short-money';
import { useLazyPart } from '@/app/lib/loading/use-lazy-part';
import { dayRange, writtenDay } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import type { DateRange } from '@/contracts/shared/days';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { isAmount } from './figure-kinds';
import styles from './plot.module.css';
import { alongOf, heightOf, namedDays, placeOf, type Scale } from './plot-scale';
import type { Plotted, PlottedDay } from './plotted';

/** Most days that are named below. */
const NAMED = 7;
/** Both sides of the drawing, which is stretched to its place. */
const SIDE = 1000;

const loadTouch = () => import('./plot-touch').then(({ PlotTouch }) => PlotTouch);

type Props = {
  plotted: Plotted;
  range: DateRange;
  before: DateRange;
  /** The running day of the site. */
  today: string;
};

/**
 * The days of a figure over two periods, drawn with the page. The script that tells the day under a finger is loaded by
 * the finger; who cannot see it has the table of the same.
 */
export function Plot({ plotted, range, before, today }: Props) {
  useLocale();
  const [start, setStart] = useState<number>();
  const Touch = useLazyPart(loadTouch, start !== undefined);
  const fill = useId();
  const { figure, now, places, scale } = plotted;
  const onPointer = (event: PointerEvent) => setStart((known) => known ?? alongOf(event));
  const written = (value: number) =>
    isAmount(figure) ? shortMoney(value as MinorUnits) : formatCount(value);
  if (now.length === 0) return <p className={styles.none}>{m.agent_no_days()}</p>;
  const [line, beforeLine] = [pathOf(now, plotted), pathOf(plotted.before, plotted)];
  // Days whose figures may still change: those that are not settled, and the running one.
  const isOpen = ({ day, isEstimate }: PlottedDay) => isEstimate || day === today;
  const firm = now.some(isOpen) ? now.findIndex(isOpen) : now.length;
  const open = now.slice(firm);
  const closed = pathOf(now.slice(0, firm), plotted);
  return (
    <div aria-hidden="true">
      <p className={styles.legend}>
        <span className={styles.key}>{m.agent_this_period({ range: dayRange(range) })}</span>
        <span className={styles.beforeKey}>{m.agent_period_before({ range: dayRange(before) })}</span>
        {open.length > 0 && (
          <span className={styles.openKey}>
            {open.some(({ isEstimate }) => isEstimate) ? m.agent_estimated_days() : m.agent_running_day()}
          </span>
        )}
      </p>
      <div className={styles.plot} dir="ltr">
        <div className={styles.scale}>
          {scale.lines.toReversed().map((value) => (
            <span key={value}>{written(value)}</span>
          ))}
        </div>
        <div className={styles.area} onPointerEnter={onPointer} onPointerDown={onPointer}>
          <svg
            className={styles.lines}
            viewBox={`0 0 ${SIDE} ${SIDE}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <defs>
              <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
                <stop className={styles.fillFrom} offset="0" />
                <stop className={styles.fillTo} offset="1" />
              </linearGradient>
            </defs>
            {scale.lines.map((value) => (
              <path
                key={value}
                className={value === 0 ? styles.zero : styles.grid}
                d={`M0 ${yOf(value, scale)}H${SIDE}`}
              />
            ))}
            {now.length > 1 && (
              <path d={`${line}V${yOf(0, scale)}H${xOf(0, places)}Z`} fill={`url(#${fill})`} />
            )}
            <path className={styles.before} d={beforeLine} />
            {open.length > 0 && <path className={styles.open} d={line} />}
            <path className={styles.now} d={closed} />
          </svg>
          {open.length > 0 && <OpenDays plotted={plotted} from={firm} />}
          {Touch && <Touch plotted={plotted} today={today} start={start ?? 0} />}
        </div>
        <svg className={styles.days} aria-hidden="true">
          {namedDays(now.length, NAMED).map((day) => (
            <text
              key={day}
              className={day >= firm ? styles.openName : undefined}
              x={`${placeOf(day, places) * 100}%`}
              y="12"
              textAnchor="middle"
            >
              {writtenDay(now[day]?.day ?? '', now[day]?.day ?? '')}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** A ring around what each open day has come to so far, on a drawing of its own that nothing stretches. */
function OpenDays({ plotted: { now, places, scale }, from }: { plotted: Plotted; from: number }) {
  return (
    <svg className={styles.marks} aria-hidden="true">
      {now.slice(from).map(({ day, value }, place) => (
        <circle
          key={day}
          className={styles.ring}
          cx={`${placeOf(from + place, places) * 100}%`}
          cy={`${heightOf(value, scale) * 100}%`}
          r="5"
        />
      ))}
    </svg>
  );
}

const xOf = (day: number, places: number) => Math.round(placeOf(day, places) * SIDE);
const yOf = (value: number, scale: Scale) => Math.round(heightOf(value, scale) * SIDE);

/** A line through the days; a single one is a dot. */
function pathOf(days: Plotted['now'], { places, scale }: Plotted): string {
  const points = days.map(({ value }, day) => `${xOf(day, places)} ${yOf(value, scale)}`);
  return points.length === 0 ? '' : `M${points.join('L')}${points.length === 1 ? 'h0' : ''}`;
}
