import { m } from '../paraglide/messages.js';

/** A moment as the clock of the site's zone shows it: `10:32`, with the day before it once that is another one. */
export function clockText(moment: number, timeZone: string, now: number): string {
  const write = (at: number, fields: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      ...fields,
    }).format(at);
  const day = (at: number) =>
    m.date_short_day().includes('MMM')
      ? write(at, { day: 'numeric', month: 'short' })
      : write(at, { day: '2-digit', month: '2-digit' });
  const clock = write(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return day(moment) === day(now) ? clock : `${day(moment)} ${clock}`;
}
