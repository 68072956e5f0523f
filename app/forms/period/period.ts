import { type DateRange, daysOf, isDay } from '@/contracts/shared/days';
import { dayLater } from '../../lib/time/dates';
import type { PeriodSearch, QuickDays } from './period-search';

/** A range of days, which of the quick ones it is, and whether another was named that cannot be shown. */
export type Period = DateRange & { quick: QuickDays | undefined; refused?: true };

/** Days that can be shown at all (SHELL-42). */
const DAYS_SHOWN = { from: '2000-01-01', to: '2030-12-31' };

/** Bounds of a range that a screen asks for. */
export type PeriodBounds = { today: string; mostDays: number; usual: QuickDays };

/** The range that an address names; the usual one when it names none, or one that no calendar, bound or order allows. */
export function periodOf({ days, from, to }: PeriodSearch, { today, mostDays, usual }: PeriodBounds): Period {
  if (isShown(from) && isShown(to) && isPeriod({ from, to }, mostDays)) return { from, to, quick: undefined };
  const quick = days ?? usual;
  const isNamed = from !== undefined || to !== undefined;
  return { from: dayLater(today, 1 - quick), to: today, quick, ...(isNamed && { refused: true }) };
}

/** Whether it is a day of the calendar that can be shown. */
export const isShown = (day: string | undefined): day is string =>
  day !== undefined && isDay(day) && day >= DAYS_SHOWN.from && day <= DAYS_SHOWN.to;

const isPeriod = (range: DateRange, mostDays: number): boolean => {
  const days = daysOf(range);
  return days >= 1 && days <= mostDays;
};
