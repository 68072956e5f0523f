import * as v from 'valibot';
import { calendarDay, type DateRange, daysOf } from '../../../contracts/shared/date-range';
import { dayLater } from '../../lib/dates';

/** Days of the quick ranges, today included. */
export const QUICK_DAYS = [1, 7, 30] as const;
export type QuickDays = (typeof QUICK_DAYS)[number];

/** How an address names a range: so many days up to today, or the member's own range. */
export type PeriodSearch = {
  days?: QuickDays | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A range of days, which of the quick ones it is, and whether another was named that cannot be shown. */
export type Period = DateRange & { quick: QuickDays | undefined; refused?: true };

/** Days that can be shown at all (SHELL-42). */
export const DAYS_SHOWN = { from: '2000-01-01', to: '2030-12-31' } as const;

/** What an address names, be it a range that can be shown or not; what names none is left out. */
export function periodSearch({
  days,
  from,
  to,
}: {
  days?: unknown;
  from?: unknown;
  to?: unknown;
}): PeriodSearch {
  const quick = QUICK_DAYS.find((known) => known === days);
  if (quick) return { days: quick };
  if (from === undefined && to === undefined) return {};
  return { ...(from !== undefined && { from: String(from) }), ...(to !== undefined && { to: String(to) }) };
}

/** Bounds of a range that a screen asks for. */
export type PeriodBounds = { today: string; mostDays: number; usual: QuickDays };

/** The range that an address names; the usual one when it names none, or one that no calendar, bound or order allows. */
export function periodOf({ days, from, to }: PeriodSearch, { today, mostDays, usual }: PeriodBounds): Period {
  if (isDay(from) && isDay(to) && isPeriod({ from, to }, mostDays)) return { from, to, quick: undefined };
  const quick = days ?? usual;
  const isNamed = from !== undefined || to !== undefined;
  return { from: dayLater(today, 1 - quick), to: today, quick, ...(isNamed && { refused: true }) };
}

/** A day of the calendar that can be shown. */
export const isDay = (day: string | undefined): day is string =>
  v.is(calendarDay, day) && day >= DAYS_SHOWN.from && day <= DAYS_SHOWN.to;

const isPeriod = (range: DateRange, mostDays: number): boolean => {
  const days = daysOf(range);
  return days >= 1 && days <= mostDays;
};
