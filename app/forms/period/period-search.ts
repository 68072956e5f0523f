import { oneOf, word } from '../../lib/links/search-schema';

/** Days of the quick ranges, today included. */
export const QUICK_DAYS = [1, 7, 30] as const;
export type QuickDays = (typeof QUICK_DAYS)[number];

/** How an address names a range: so many days up to today, or the member's own range. */
export type PeriodSearch = {
  days?: QuickDays | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/**
 * What an address names, be it a range that can be shown or not: the screen says which was refused. Every page loads
 * this: no library of dates.
 */
export const PERIOD_SCHEMA = { days: oneOf(QUICK_DAYS), from: word, to: word };
