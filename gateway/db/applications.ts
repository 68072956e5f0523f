import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from './open';
import { applicationPictures, promotionApplications } from './schema';

export type NewApplication = typeof promotionApplications.$inferInsert;
/** A picture as it was sent. */
export type Picture = { type: string; data: Uint8Array };

/** Bytes; D1 keeps no value above 2 MB. */
const PART_BYTES = 1_000_000;

/** A member's applications and joined promotions, newest first (REWARD-03). */
export function listApplicationsOf(db: Db, memberId: number) {
  return db
    .select()
    .from(promotionApplications)
    .where(eq(promotionApplications.memberId, memberId))
    .orderBy(desc(promotionApplications.at), desc(promotionApplications.id));
}

/**
 * Puts down an application with its pictures.
 * @returns false when the member has an open one for the same promotion, or has joined it: an index decides, so that
 * two at once make one.
 */
export async function insertApplication(
  db: Db,
  application: NewApplication,
  pictures: readonly Picture[] = [],
): Promise<boolean> {
  const rows = await db
    .insert(promotionApplications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: promotionApplications.id });
  const applicationId = rows[0]?.id;
  if (applicationId === undefined) return false;
  try {
    for (const [picture, { type, data }] of pictures.entries()) {
      for (let part = 0; part * PART_BYTES < data.length; part += 1) {
        const bytes = data.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
        const row = { applicationId, picture, part, type, data: Buffer.from(bytes) };
        await db.insert(applicationPictures).values(row);
      }
    }
  } catch (error) {
    await deleteApplication(db, applicationId);
    throw error;
  }
  return true;
}

async function deleteApplication(db: Db, id: number): Promise<void> {
  await db.batch([
    db.delete(applicationPictures).where(eq(applicationPictures.applicationId, id)),
    db.delete(promotionApplications).where(eq(promotionApplications.id, id)),
  ]);
}

/** The type and size of each picture of an application, in their order. */
export async function listPictures(db: Db, applicationId: number) {
  return db
    .select({
      type: applicationPictures.type,
      bytes: sql<number>`SUM(LENGTH(${applicationPictures.data}))`,
    })
    .from(applicationPictures)
    .where(eq(applicationPictures.applicationId, applicationId))
    .groupBy(applicationPictures.picture, applicationPictures.type)
    .orderBy(asc(applicationPictures.picture));
}

/** How often each promotion was joined or applied for. */
export async function countApplications(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: promotionApplications.promotionId, times: count() })
    .from(promotionApplications)
    .groupBy(promotionApplications.promotionId);
  return new Map(rows.map(({ id, times }) => [id, times]));
}

/** Puts a member's application in the place of the one for the same promotion; for the sandbox. */
export async function setApplication(db: Db, application: NewApplication): Promise<void> {
  const { memberId, promotionId, status } = application;
  const same = and(
    eq(promotionApplications.memberId, memberId),
    eq(promotionApplications.promotionId, promotionId),
    status === 'signed'
      ? eq(promotionApplications.status, 'signed')
      : ne(promotionApplications.status, 'signed'),
  );
  const old = await db.select({ id: promotionApplications.id }).from(promotionApplications).where(same);
  for (const { id } of old) await deleteApplication(db, id);
  await db.insert(promotionApplications).values(application);
}

/** Forgets all applications; for the sandbox. */
export async function clearApplications(db: Db): Promise<void> {
  await db.batch([db.delete(applicationPictures), db.delete(promotionApplications)]);
}
