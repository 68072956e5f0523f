import { count, eq } from 'drizzle-orm';
import type { Db } from './open';
import { announcementReads } from './schema';

/** Notes that a member has read an announcement; a second time changes nothing (CALL-48). */
export async function saveRead(db: Db, read: typeof announcementReads.$inferInsert): Promise<void> {
  await db.insert(announcementReads).values(read).onConflictDoNothing();
}

/** Ids of everything that a member has read. */
export async function listReads(db: Db, memberId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: announcementReads.announcementId })
    .from(announcementReads)
    .where(eq(announcementReads.memberId, memberId));
  return new Set(rows.map(({ id }) => id));
}

/** How many members have read each announcement. */
export async function countReads(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: announcementReads.announcementId, readers: count() })
    .from(announcementReads)
    .groupBy(announcementReads.announcementId);
  return new Map(rows.map(({ id, readers }) => [id, readers]));
}

/** Forgets all marks; for the sandbox. */
export async function clearReads(db: Db): Promise<void> {
  await db.delete(announcementReads);
}
