import { m } from '../paraglide/messages.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, in the largest whole unit: `just now`, `5 minutes ago`, `3 hours ago`, `12 days ago`. Both
 * in epoch milliseconds of one clock; what lies ahead, by clocks that differ, is now.
 */
export function timeAgo(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE) return m.time_ago_now();
  if (passed < HOUR) return m.time_ago_minutes({ count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return m.time_ago_hours({ count: Math.floor(passed / HOUR) });
  return m.time_ago_days({ count: Math.floor(passed / DAY) });
}
