import { weekdayOf } from '../../lib/time/dates';
import { m } from '../../paraglide/messages.js';

const NAMES = [
  m.tasks_weekday_7,
  m.tasks_weekday_1,
  m.tasks_weekday_2,
  m.tasks_weekday_3,
  m.tasks_weekday_4,
  m.tasks_weekday_5,
  m.tasks_weekday_6,
];

/** The short name of a calendar day's day of the week, in the page's language. */
export const weekdayName = (day: string): string => NAMES[weekdayOf(day)]?.() ?? '';
