import type { DateRange } from '@/contracts/shared/days';
import type { KeptSpan } from '@/contracts/team/kept-spans';
import { dayAfter, weekOf } from '../../platform/site-days';

/** The days of each span, as of a day. */
export function spansOf(today: string): Record<KeptSpan, DateRange> {
  const month = `${today.slice(0, 8)}01`;
  const lastOfMonth = dayAfter(month, -1);
  const yesterday = dayAfter(today, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    days7: { from: dayAfter(today, -6), to: today },
    days30: { from: dayAfter(today, -29), to: today },
    month: { from: month, to: today },
    lastMonth: { from: `${lastOfMonth.slice(0, 8)}01`, to: lastOfMonth },
  };
}

/** The period of dividends that a day is in. */
export function dividendPeriodOf(day: string, period: 'month' | 'week'): DateRange {
  if (period === 'week') return weekOf(day);
  const from = `${day.slice(0, 8)}01`;
  const next = dayAfter(from, 31);
  return { from, to: dayAfter(`${next.slice(0, 8)}01`, -1) };
}
