import { periodOf } from '@/app/forms/period/period';
import { dayLater } from '@/app/lib/time/dates';
import { type DateRange, daysOf } from '@/contracts/shared/days';
import type { KeptSpan } from '@/contracts/team/kept-spans';
import { MOST_TEAM_DAYS } from '@/contracts/team/team-kpi';
import { type SpanSearch, USUAL_SPAN } from './span.search';

/** Days of a team with those that they are measured by. */
export type Span = {
  /** Undefined for a range of the agent's own. */
  kept: KeptSpan | undefined;
  range: DateRange;
  /** As many days right before; of a month as many of the month before. */
  before: DateRange;
  /** Another range was named, which cannot be shown. */
  refused: boolean;
};

/** Bounds of a range of the agent's own. */
export const spanBounds = (today: string) => ({ today, mostDays: MOST_TEAM_DAYS, usual: 7 }) as const;

/** The days that an address shows of a team, by the running day of the site. */
export function spanOf({ span: named, from, to }: SpanSearch, today: string): Span {
  const span = named ?? USUAL_SPAN;
  const own = periodOf(named ? {} : { from, to }, spanBounds(today));
  const isOwn = !named && from !== undefined && to !== undefined && !own.refused;
  if (isOwn) {
    const range = { from: own.from, to: own.to };
    return { kept: undefined, range, before: daysBefore(range), refused: false };
  }
  const range = rangeOf(span, today);
  const before = span === 'month' || span === 'lastMonth' ? monthBefore(range) : daysBefore(range);
  return { kept: span, range, before, refused: own.refused === true };
}

function rangeOf(span: KeptSpan, today: string): DateRange {
  const yesterday = dayLater(today, -1);
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'days7':
      return { from: dayLater(today, -6), to: today };
    case 'days30':
      return { from: dayLater(today, -29), to: today };
    case 'month':
      return { from: firstOf(today), to: today };
    case 'lastMonth': {
      const to = dayLater(firstOf(today), -1);
      return { from: firstOf(to), to };
    }
  }
}

/** As many days right before a range. */
export function daysBefore(range: DateRange): DateRange {
  return { from: dayLater(range.from, 0 - daysOf(range)), to: dayLater(range.from, -1) };
}

/** As many days of the month before, at most that month; all of it for a whole month. */
function monthBefore({ from, to }: DateRange): DateRange {
  const last = dayLater(from, -1);
  const first = firstOf(last);
  const isWhole = firstOf(dayLater(to, 1)) !== from;
  const same = dayLater(first, daysOf({ from, to }) - 1);
  return { from: first, to: isWhole || same > last ? last : same };
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
