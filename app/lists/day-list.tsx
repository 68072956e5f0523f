import { type ReactNode, useRef } from 'react';
import { weekdayOf, writtenDay } from '../lib/time/dates';
import { m } from '../paraglide/messages.js';
import type { Elements } from '../ui/elements';
import { sayProperty } from '../ui/say-property';
import { staleClass } from '../ui/stale';
import styles from './day-list.module.css';
import type { ListWords } from './list';
import type { ListState } from './list-state';
import { ListStates } from './list-states';
import { LoadMore } from './load-more';
import { useFocusOnNew } from './use-focus-on-new';

type Props<Entry> = {
  list: ListState<Entry>;
  words: ListWords;
  pending: Elements;
  empty: Elements;
  /** The day of an entry, `YYYY-MM-DD`. */
  dayOf: (entry: Entry) => string;
  /** The running day in the site's zone, `YYYY-MM-DD`. */
  today: string;
  /** Stands at the end of a day's heading, such as its total. */
  aside?: (day: string) => ReactNode;
  /** What one row shows. */
  children: (entry: Entry) => ReactNode;
};

/** A list by days, in all its states: each day under its heading, the last one first. Drawn by what knows the language. */
export function DayList<Entry>({ list, words, pending, empty, dayOf, today, aside, children }: Props<Entry>) {
  const { keyOf, isStale, more } = list;
  const days = useRef<HTMLDivElement>(null);
  const focus = useFocusOnNew(days, list.entries?.length ?? 0, more);
  return (
    <ListStates list={list} failed={words.failed} pending={pending} empty={empty}>
      {(entries) => (
        <div className={styles.whole}>
          <div ref={days} className={staleClass(isStale, styles.days)} aria-busy={isStale}>
            {byDay(entries, dayOf).map(([day, ofDay]) => (
              <section
                key={day}
                className={styles.day}
                ref={sayProperty('--rows', ofDay.length)}
                aria-labelledby={`day-${day}`}
              >
                <div className={styles.head}>
                  <h2 id={`day-${day}`} className={styles.title}>
                    {dayTitle(day, today)}
                  </h2>
                  <p className={styles.aside}>{aside?.(day)}</p>
                </div>
                <ul className={styles.rows}>
                  {ofDay.map((entry) => (
                    <li key={keyOf(entry)} className={styles.row} data-entry="">
                      {children(entry)}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {more.has && !isStale && (
            <LoadMore more={{ ...more, load: focus.load }} words={words} ref={focus.button} />
          )}
        </div>
      )}
    </ListStates>
  );
}

function byDay<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => string): [string, Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(dayOf(entry), [...(days.get(dayOf(entry)) ?? []), entry]);
  return [...days];
}

const WEEKDAYS = [
  m.day_sunday,
  m.day_monday,
  m.day_tuesday,
  m.day_wednesday,
  m.day_thursday,
  m.day_friday,
  m.day_saturday,
];

/** "Today, 21/08"; further back the day of the week. */
function dayTitle(day: string, today: string): string {
  const date = writtenDay(day, today);
  const ago = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  if (ago === 0) return m.day_today({ date });
  if (ago === 1) return m.day_yesterday({ date });
  return m.day_of_week({ weekday: WEEKDAYS[weekdayOf(day)]?.() ?? '', date });
}
