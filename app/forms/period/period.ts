import { type DateRange, daysOf } from '../../../contracts/shared/days';
import { dayLater } from '../../lib/dates';
import type { PeriodSearch, QuickDays } from './period-search';

/** A range of days, and which of the quick ones it is. */
export type Period = DateRange & { quick: QuickDays | undefined };

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
