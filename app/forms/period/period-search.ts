/** Days of the quick ranges, today included. */
export const QUICK_DAYS = [1, 7, 30] as const;
export type QuickDays = (typeof QUICK_DAYS)[number];

/** How an address names a range: so many days up to today, or the member's own range. */
export type PeriodSearch = {
  days?: QuickDays | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Asked = { days?: unknown; from?: unknown; to?: unknown };

/**
 * What an address names, be it a range that can be shown or not; what names none is left out. Every page loads this: no
 * schema, no library of dates.
 */
export function periodSearch({ days, from, to }: Asked): PeriodSearch {
  const quick = QUICK_DAYS.find((known) => known === days);
  if (quick) return { days: quick };
  return { ...(from !== undefined && { from: String(from) }), ...(to !== undefined && { to: String(to) }) };
}
