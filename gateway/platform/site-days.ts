import type { DateRange } from '../../contracts/shared/days';
import type { Merchant } from '../db/schema';

const DAY_MS = 86_400_000;

/** Days as the site counts them, in its time zone. */
export type SiteDays = {
  /** The day of an instant, `YYYY-MM-DD`. */
  dayOf: (instant: number) => string;
  /** The instant at which a day begins, in epoch milliseconds. */
  startOf: (day: string) => number;
};

/** A span of time, in epoch milliseconds; `until` is no longer in it. */
export type Span = { since: number; until: number };

/** Making one takes longer than some hundred readings of it; there are as many as zones of sites. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The days of a merchant's time zone. */
export function siteDays({ timeZone }: Pick<Merchant, 'timeZone'>): SiteDays {
  const clock = clockOf(timeZone);
  /** The wall clock of the zone, as if it were that of UTC. */
  const local = (instant: number): number => {
    const parts = clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]);
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const offset = (instant: number): number => local(instant) - Math.floor(instant / 1000) * 1000;
  return {
    dayOf: (instant) => new Date(local(instant)).toISOString().slice(0, 10),
    startOf(day) {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      // The zone's clock may be changed between here and there.
      return midnight - offset(midnight - offset(midnight));
    },
  };
}

/** The time that a range of days covers. */
export function spanOf(days: SiteDays, { from, to }: DateRange): Span {
  return { since: days.startOf(from), until: days.startOf(dayAfter(to)) };
}

/** The day after a day, or so many days later; both `YYYY-MM-DD`. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The week of a day, Monday to Sunday. */
export function weekOf(day: string): DateRange {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = dayAfter(day, -sinceMonday);
  return { from, to: dayAfter(from, 6) };
}

/** Each day of a range with the time that it covers, the first one first. */
export function eachDay(days: SiteDays, { from, to }: DateRange): (Span & { day: string })[] {
  const covered: (Span & { day: string })[] = [];
  for (let day = from, since = days.startOf(from); day <= to; ) {
    const next = dayAfter(day);
    const until = days.startOf(next);
    covered.push({ day, since, until });
    day = next;
    since = until;
  }
  return covered;
}
