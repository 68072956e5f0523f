import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { m } from '../../paraglide/messages.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const DATE_LIST = 'YYYY/MM/DD';
const DATE_NOTICE = 'YYYY-MM-DD';
const ISO_DAY = 'YYYY-MM-DD';

type Instant = number | string | null | undefined;

/** Date of a list item, `YYYY/MM/DD` in the site's zone; empty when there is none (CONST-25). */
export function listDate(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, DATE_LIST);
}

/** Date of a notice, `YYYY-MM-DD` in the site's zone; empty when there is none (CONST-26). */
export function noticeDate(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, DATE_NOTICE);
}

/** A day in the site's zone as the page's language writes it, `23/11/2026` or `23 Nov 2026`; empty when there is none. */
export function moneyDay(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, m.date_day());
}

/** A month in the site's zone, `11/2026` or `Nov 2026`; empty when there is none. */
export function monthAndYear(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, m.date_month());
}

/** A month `YYYY-MM` as it is read, `11/2026` or `Nov 2026`. */
export const writtenMonth = (month: string): string => dayjs.utc(month).format(m.date_month());

/** The running day in the site's zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = Date.now()): string {
  return dayjs(now).tz(timeZone).format(ISO_DAY);
}

/** A calendar day `YYYY-MM-DD`, so many days later, or earlier when below zero. */
export function dayLater(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format(ISO_DAY);
}

/** A calendar day as it is read, `23/11` or `23 Nov`; with its year when it is of another than `today`. */
export function writtenDay(day: string, today: string): string {
  return dayjs.utc(day).format(day.slice(0, 4) === today.slice(0, 4) ? m.date_short_day() : m.date_day());
}

/** A range of calendar days as it is read, its year once where it is the same. */
export function dayRange({ from, to }: { from: string; to: string }): string {
  if (from === to) return dayjs.utc(to).format(m.date_day());
  const first = dayjs
    .utc(from)
    .format(from.slice(0, 4) === to.slice(0, 4) ? m.date_short_day() : m.date_day());
  return `${first} – ${dayjs.utc(to).format(m.date_day())}`;
}

/** The day of the week of a calendar day; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return dayjs.utc(day).day();
}

/** Time of day in the site's zone, `HH:mm`. */
export function clockTime(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'HH:mm');
}

/** How far a zone is from Greenwich now, as `GMT+7` or `GMT+5:30`. */
export function zoneName(timeZone: string, now = Date.now()): string {
  const [, sign = '', hours = '', minutes = ''] =
    /([+-])(\d+):(\d+)/.exec(formatted(now, timeZone, 'Z')) ?? [];
  return `GMT${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** Day and time in the site's zone, `23/11/2026 14:05` or `23 Nov 2026, 14:05`. */
export function dayAndTime(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, m.date_day_time());
}

/** An instant as tables and other programs read it, in a zone: `YYYY-MM-DD HH:mm:ss`. */
export function exactTime(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'YYYY-MM-DD HH:mm:ss');
}

/** How far the zone is from Greenwich at an instant: `+07:00`. */
export function zoneOffset(instant: Instant, timeZone: string): string {
  return formatted(instant, timeZone, 'Z');
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
