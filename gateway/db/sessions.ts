import { and, desc, eq, gte, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { forgetDevice, forgetDevices } from './device-marks';
import type { Expired } from './expired';
import type { Db } from './open';
import { logins, type Member, members, sessions } from './schema';

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;
/** A session, without its token, which is kept nowhere. */
export type Session = typeof sessions.$inferSelect;
/** By what way, from what device and where a session is opened. */
export type Login = Pick<typeof logins.$inferSelect, 'way' | 'device' | 'browser' | 'country'> & {
  /** Of the mark that the device has. */
  markHash?: string;
};
/** Where a page of logins begins: before this one. */
type Place = { at: number; id: number };

const DAY_MS = 24 * 3600 * 1000;
/** How long a session that stays may be unused, in milliseconds. */
export const STAY_MS = 30 * DAY_MS;
const KEPT_MS = 7 * DAY_MS;
const LOGINS_KEPT_MS = 365 * DAY_MS;
/** Sessions of a member that may be open at once. */
export const MOST_SESSIONS = 10;

const isOpenOf = (memberId: number) => and(eq(sessions.memberId, memberId), isNull(sessions.endedAt));

/** Sessions that ended by being unused a week ago: until then their tokens are told that they ended. */
export const expiredSessions = (now: number): Expired => ({
  table: sessions,
  where: and(
    lt(sessions.lastSeenAt, now - KEPT_MS),
    or(eq(sessions.stays, false), lt(sessions.lastSeenAt, now - STAY_MS - KEPT_MS)),
  ),
});

/** Logins of a year ago. */
export const expiredLogins = (now: number): Expired => ({
  table: logins,
  where: lt(logins.at, now - LOGINS_KEPT_MS),
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

/**
 * Opens a session and notes the login. Of a member that has more of them open than the most, those end that were
 * not used for longest, the ones that stay last of all; rows of a week ago are forgotten.
 */
export async function insertSession(
  db: Db,
  tokenHash: string,
  { id: memberId }: Member,
  now: number,
  { markHash, ...login }: Login,
): Promise<void> {
  const loginId = crypto.randomUUID();
  const newest = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(isOpenOf(memberId))
    .orderBy(
      desc(eq(sessions.tokenHash, tokenHash)),
      desc(sessions.stays),
      desc(sessions.lastSeenAt),
      desc(sql`rowid`),
    )
    .limit(MOST_SESSIONS);
  await db.batch([
    db.delete(sessions).where(expiredSessions(now).where),
    db.insert(logins).values({ ...login, loginId, memberId, at: now }),
    db.insert(sessions).values({
      tokenHash,
      memberId,
      loginId,
      markHash,
      openedAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
    }),
    db
      .update(sessions)
      .set({ endedAt: now, endReason: 'elsewhere' })
      .where(and(isOpenOf(memberId), notInArray(sessions.tokenHash, newest))),
    db
      .update(members)
      .set({ firstLoginAt: now })
      .where(and(eq(members.id, memberId), isNull(members.firstLoginAt))),
  ]);
}

/** The sessions of a member that are open, used within the idle limit of each, the last used first; with its login. */
export function listSessions(db: Db, memberId: number, now: number, idleMs: number) {
  const isKept = or(
    gte(sessions.lastSeenAt, now - idleMs),
    and(eq(sessions.stays, true), gte(sessions.lastSeenAt, now - STAY_MS)),
  );
  return db
    .select({ session: sessions, login: logins })
    .from(sessions)
    .leftJoin(logins, eq(logins.loginId, sessions.loginId))
    .where(and(isOpenOf(memberId), isKept))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.openedAt));
}

/** Ends an open session of a member's own by its public name, and its device is a stranger; false when there is none. */
export async function endNamedSession(
  db: Db,
  memberId: number,
  loginId: string,
  now: number,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'elsewhere' })
    .where(and(isOpenOf(memberId), eq(sessions.loginId, loginId)))
    .returning({ markHash: sessions.markHash });
  const { markHash } = ended[0] ?? {};
  if (markHash) await forgetDevice(db, memberId, markHash);
  return ended.length === 1;
}

/** A member's logins, the last first, from a place on. */
export function listLogins(db: Db, memberId: number, before: Place | undefined, limit: number) {
  const earlier =
    before && or(lt(logins.at, before.at), and(eq(logins.at, before.at), lt(logins.id, before.id)));
  return db
    .select()
    .from(logins)
    .where(and(eq(logins.memberId, memberId), earlier))
    .orderBy(desc(logins.at), desc(logins.id))
    .limit(limit);
}

/** Moves the idle limit of a session on. */
export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

/** Has a session outlast the idle limit, or not any more. */
export async function setStaying(db: Db, tokenHash: string, stays: boolean): Promise<void> {
  await db
    .update(sessions)
    .set({ stays, ...(stays && { reauthenticates: true }) })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Notes that the member has proved to be it in this session. */
export async function noteAuthenticated(db: Db, tokenHash: string, now: number): Promise<void> {
  await db
    .update(sessions)
    .set({ authenticatedAt: now, reauthenticatedAt: now })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one session for the reason given. */
export async function endSession(db: Db, tokenHash: string, now: number, reason: EndReason): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
}

/** Ends all sessions of a member, but for the one that is kept; all other devices are strangers then. */
export async function endSessionsOf(
  db: Db,
  memberId: number,
  now: number,
  reason: EndReason,
  keptTokenHash = '',
): Promise<void> {
  const kept = await db
    .select({ markHash: sessions.markHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, keptTokenHash))
    .get();
  await db.batch([
    db
      .update(sessions)
      .set({ endedAt: now, endReason: reason })
      .where(
        and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), ne(sessions.tokenHash, keptTokenHash)),
      ),
    forgetDevices(db, memberId, kept?.markHash ?? undefined),
  ]);
}
