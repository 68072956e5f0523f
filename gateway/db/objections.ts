import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { forgetDevices } from './device-marks';
import type { Expired } from './expired';
import { insertNotice, type Notice } from './inbox';
import type { Db } from './open';
import { members, objectionLinks, type ProtectionChange, sessions } from './schema';

type Link = typeof objectionLinks.$inferSelect;
/** So long after they ended, links are told from made-up ones. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** Links that ended a month ago. */
export const expiredObjections = (now: number): Expired => ({
  table: objectionLinks,
  where: lt(objectionLinks.expiresAt, now - KEPT_MS),
});

/** A link to a member of a merchant's, or null. */
export async function findObjectionLink(db: Db, merchant: string, codeHash: string): Promise<Link | null> {
  const row = await db
    .select({ link: objectionLinks })
    .from(objectionLinks)
    .innerJoin(members, eq(members.id, objectionLinks.memberId))
    .where(and(eq(objectionLinks.codeHash, codeHash), eq(members.merchant, merchant)))
    .get();
  return row?.link ?? null;
}

/**
 * Uses a link up, freezes its member's account, ends every session, takes a temporary password back, which whoever was
 * objected to may have been sent, and leaves `notice`: all of it, or nothing. False when the link was used meanwhile.
 */
export async function freezeBy(
  db: Db,
  { codeHash, memberId }: Pick<Link, 'codeHash' | 'memberId'>,
  until: number,
  notice: Notice,
): Promise<boolean> {
  const now = notice.createdAt;
  const unused = and(eq(objectionLinks.codeHash, codeHash), isNull(objectionLinks.usedAt));
  const isUnused = sql`EXISTS (SELECT 1 FROM objection_links WHERE ${unused})`;
  const results = await db.batch([
    db
      .update(members)
      .set({
        frozenUntil: sql`MAX(COALESCE(frozen_until, 0), ${until})`,
        temporaryPasswordHash: null,
        temporaryPasswordUntil: null,
      })
      .where(and(eq(members.id, memberId), isUnused)),
    db
      .update(sessions)
      .set({ endedAt: now, endReason: 'objection' })
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), isUnused)),
    forgetDevices(db, memberId),
    insertNotice(db, notice, sql`SELECT 1 FROM objection_links WHERE ${unused}`),
    db.update(objectionLinks).set({ usedAt: now }).where(unused).returning({ at: objectionLinks.at }),
  ]);
  return results[4].length === 1;
}

/** Has a member's account be free again before its time. */
export async function unfreeze(db: Db, memberId: number): Promise<void> {
  await db.update(members).set({ frozenUntil: null }).where(eq(members.id, memberId));
}

/** When a member has objected, the last time first. */
export async function listObjections(db: Db, memberId: number): Promise<number[]> {
  const { memberId: of, usedAt } = objectionLinks;
  const rows = await db
    .select({ at: sql<number>`${usedAt}` })
    .from(objectionLinks)
    .where(and(eq(of, memberId), isNotNull(usedAt)))
    .orderBy(desc(usedAt));
  return rows.map(({ at }) => at);
}

/** Whether a failure is that of a batch whose member has objected meanwhile: see `triggers/frozen.sql`. */
export const isOfFrozen = (error: unknown): boolean =>
  error instanceof Error &&
  `${error.message} ${String(error.cause)}`.includes('frozen: the member has objected');

/** Whether a member was told of one of these changes since a moment. */
export async function hasChangedSince(
  db: Db,
  memberId: number,
  changes: readonly ProtectionChange[],
  since: number,
): Promise<boolean> {
  const { memberId: of, change, at } = objectionLinks;
  const found = await db.$count(
    objectionLinks,
    and(eq(of, memberId), inArray(change, [...changes]), gt(at, since)),
  );
  return found > 0;
}
