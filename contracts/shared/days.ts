const DAY = 86_400_000;

/** Whole days, first and last included, each `YYYY-MM-DD`. Which instants they cover, the site's time zone says. */
export type DateRange = { from: string; to: string };

/** Whether the calendar has this day. */
export function isDay(day: string): boolean {
  const instant = instantOf(day);
  return Number.isFinite(instant) && new Date(instant).toISOString().slice(0, 10) === day;
}

/** How many days a range has, first and last included; below 1 when it runs backwards. */
export function daysOf({ from, to }: DateRange): number {
  return (instantOf(to) - instantOf(from)) / DAY + 1;
}

function instantOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
