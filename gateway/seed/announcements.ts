import type { announcements } from '../db/schema';

type Row = typeof announcements.$inferInsert;

/** The demo sites' announcements; `now` dates them. */
export function announcementRows(now: number): Row[] {
  return [];
}
