import { dayLater } from '@/app/lib/time/dates';
import { daysOf } from '@/contracts/shared/days';
import { daysBefore, type Span } from '../span/span';

const WEEK = 7;

/** The days that are plotted: a span's, but of a single day the week that ends with it. */
export function plottedDays({ range, before }: Span): Pick<Span, 'range' | 'before'> {
  if (daysOf(range) > 1) return { range, before };
  const week = { from: dayLater(range.to, 1 - WEEK), to: range.to };
  return { range: week, before: daysBefore(week) };
}
