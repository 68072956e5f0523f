import { dayLater } from '@/app/lib/time/dates';
import type { DateRange } from '@/contracts/shared/days';

/** Months that can be looked back to, the running one with them. */
export const MONTHS_BACK = 12;

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month before one, or after it. */
export function monthFrom(month: string, step: -1 | 1): string {
  return monthOf(dayLater(`${month}-15`, step * 30));
}

/** First and last day of a month. */
export function daysOfMonth(month: string): DateRange {
  return { from: `${month}-01`, to: dayLater(`${monthFrom(month, 1)}-01`, -1) };
}

/** The months that can be chosen, the running one first. */
export function monthsBack(today: string): string[] {
  const months = [monthOf(today)];
  while (months.length < MONTHS_BACK) months.push(monthFrom(months.at(-1) ?? '', -1));
  return months;
}
