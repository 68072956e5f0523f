import { m } from '../paraglide/messages.js';

/** What stands between groups of three digits, and before decimals, in the page's language (WALLET-04). */
export const figureMarks = (): { thousands: string; decimal: string } => ({
  thousands: m.figure_thousands(),
  decimal: m.figure_decimal(),
});

/** Digits in groups of three. */
export function groupedDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3}){1,5}$)/g, figureMarks().thousands);
}

/** A number as the page's language writes it: `1234.5` is `1.234,5` or `1,234.5`. A sign is left out. */
export function formatNumber(number: number | string): string {
  const [whole = '', decimals = ''] = String(number).replace('-', '').split('.');
  return groupedDigits(whole) + (decimals && figureMarks().decimal + decimals);
}

/** A whole number, as for points (WALLET-12). A sign is left out. */
export function formatCount(count: number): string {
  return groupedDigits(Math.trunc(Math.abs(count)).toFixed(0));
}

/** A rate in hundredths of a percent with both its decimals: 70 is `0,70`. */
export const formatRate = (rate: number): string => formatNumber(inPercent(rate));

/** A rate in hundredths of a percent with the decimals that it needs: 50 is `0,5`. */
export const formatShortRate = (rate: number): string =>
  formatNumber(inPercent(rate).replace(/\.?0{1,2}$/, ''));

function inPercent(rate: number): string {
  const digits = String(rate).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** No zone is further from UTC. */
const FURTHEST = 14 * 3_600_000;

/**
 * The running year in a zone: without the library of dates, for what every page shows, and but for the days around New
 * Year without the platform's calendar, whose first use takes a phone longer than the page around it.
 */
export function runningYear(timeZone: string, now = Date.now()): string {
  const [earliest, latest] = [now - FURTHEST, now + FURTHEST].map((at) => new Date(at).getUTCFullYear());
  if (earliest === latest) return String(earliest);
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, year: 'numeric' }).format(now);
}
