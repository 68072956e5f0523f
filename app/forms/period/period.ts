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

/** A range of days, and which of the quick ones it is. */
export type Period = DateRange & { quick: QuickDays | undefined };

/** What an address names; what names no range is left out. */
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
  return v.is(calendarDay, from) && v.is(calendarDay, to) ? { from, to } : {};
}

/** Bounds of a range that a screen asks for. */
export type PeriodBounds = { today: string; mostDays: number; usual: QuickDays };

/** The range that an address names; the usual one when it names none, or one that is too long or runs backwards. */
export function periodOf({ days, from, to }: PeriodSearch, { today, mostDays, usual }: PeriodBounds): Period {
  if (from && to && isPeriod({ from, to }, mostDays)) return { from, to, quick: undefined };
  const quick = days ?? usual;
  return { from: dayLater(today, 1 - quick), to: today, quick };
}

const isPeriod = (range: DateRange, mostDays: number): boolean => {
  const days = daysOf(range);
  return days >= 1 && days <= mostDays;
};
