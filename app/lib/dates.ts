import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const DATE_LIST = 'YYYY/MM/DD';
const DATE_NOTICE = 'YYYY-MM-DD';

type Instant = number | string | null | undefined;

/** Date of a list item, `YYYY/MM/DD` in the site's zone; empty when there is none (CONST-25). */
export function listDate(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, DATE_LIST);
}

/** Date of a notice, `YYYY-MM-DD` in the site's zone; empty when there is none (CONST-26). */
export function noticeDate(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, DATE_NOTICE);
}

/** A day of this year in the site's zone, `DD/MM`; empty when there is none. */
export function shortDay(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'DD/MM');
}

/** A day in the site's zone as the money screens write it, `DD/MM/YYYY`; empty when there is none. */
export function moneyDay(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'DD/MM/YYYY');
}

/** The running day in the site's zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = Date.now()): string {
  return dayjs(now).tz(timeZone).format(DATE_NOTICE);
}

/** Time of day in the site's zone, `HH:mm`. */
export function clockTime(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'HH:mm');
}

/** Day and time in the site's zone, `DD/MM/YYYY HH:mm`. */
export function dayAndTime(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'DD/MM/YYYY HH:mm');
}

/** Time of day to the second in the site's zone, `HH:mm:ss`. */
export function exactClockTime(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'HH:mm:ss');
}

/** Whole days since registration, never below 0; the first day is 0 (MEMB-29, MEMB-30). Null when unknown. */
export function registrationDays(regDate: Instant, now: number): number | null {
  const date = instantOf(regDate);
  return date ? Math.max(0, Math.floor((now - date.valueOf()) / 86_400_000)) : null;
}

function formatted(instant: Instant, timeZone: string, format: string): string {
  return instantOf(instant)?.tz(timeZone).format(format) ?? '';
}

function instantOf(instant: Instant): dayjs.Dayjs | null {
  if (instant === null || instant === undefined || instant === '') return null;
  const date = dayjs.utc(instant);
  return date.isValid() ? date : null;
}
