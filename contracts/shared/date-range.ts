import * as v from 'valibot';
import { writtenAs } from '../field-annotations';
import { type DateRange, daysOf, isDay } from './days';

/** A day that the calendar has, `YYYY-MM-DD`. Which instants it covers, the site's time zone says. */
export const calendarDay = v.pipe(
  v.string(),
  v.check(isDay),
  writtenAs(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
);

/**
 * Whole days in the site's time zone, first and last included, at most `mostDays` of them; `beside` are further fields
 * of the same input. A `to` before `from` is an issue at `to`, a range that is too long an issue of the whole.
 */
// @__NO_SIDE_EFFECTS__
export function dateRange<const Beside extends v.ObjectEntries>(mostDays: number, beside: Beside) {
  return v.pipe(
    v.object({ ...beside, from: calendarDay, to: calendarDay }),
    v.rawCheck(({ dataset: { typed, issues, value }, addIssue }) => {
      if (!typed || issues) return;
      const input = value as Record<string, unknown> & DateRange;
      const days = daysOf(input);
      const to = { type: 'object', origin: 'value', input, key: 'to', value: input.to } as const;
      if (days < 1) addIssue({ path: [to] });
      else if (days > mostDays) addIssue();
    }),
  );
}
