import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { type Member, members, sessions } from './schema';

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;
const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Sessions unused for a week: until then their tokens are told that they ended. */
export const expiredSessions = (now: number): Expired => ({
  table: sessions,
  where: lt(sessions.lastSeenAt, now - KEPT_MS),
});

/** A session with its member, found by the hash of its token. */
export function findSession(db: Db, tokenHash: string) {
  return db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, tokenHash))
    .get();
}

/** Opens a session and ends every earlier one of the member; rows of a week ago are forgotten. */
export async function insertSession(db: Db, tokenHash: string, member: Member, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(expiredSessions(now).where),
    db
      .update(sessions)
      .set({ endedAt: now, endReason: 'elsewhere' })
      .where(
        and(eq(sessions.memberId, member.id), isNull(sessions.endedAt), ne(sessions.tokenHash, tokenHash)),
      ),
    db.insert(sessions).values({ tokenHash, memberId: member.id, openedAt: now, lastSeenAt: now }),
    db
      .update(members)
      .set({ firstLoginAt: now })
      .where(and(eq(members.id, member.id), isNull(members.firstLoginAt))),
  ]);
}

/** Moves the idle limit of a session on. */
export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session for the reason given. */
export async function endSession(db: Db, tokenHash: string, now: number, reason: EndReason): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
}

/** Ends all sessions of a member, but for the one that is kept. */
export async function endSessionsOf(
  db: Db,
  memberId: number,
  now: number,
  reason: EndReason,
  keptTokenHash = '',
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), ne(sessions.tokenHash, keptTokenHash)),
    );
}

export async function clearSessions(db: Db): Promise<void> {
  await db.delete(sessions);
}
