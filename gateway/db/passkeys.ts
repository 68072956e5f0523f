import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type ChangeNotice, noticeStatements } from './change-notices';
import type { Expired } from './expired';
import { insertNotice, type Notice } from './inbox';
import type { Db } from './open';
import { type Member, members, type Passkey, passkeyChallenges, passkeys } from './schema';

/** What a challenge is good for. */
export type ChallengePurpose = `login:${string}` | `add:${number}` | `confirm:${number}`;

/** Challenges that nobody answered in time. */
export const expiredChallenges = (now: number): Expired => ({
  table: passkeyChallenges,
  where: lt(passkeyChallenges.expiresAt, now),
});

/** Keeps a challenge until `expiresAt`. */
export async function insertChallenge(
  db: Db,
  challenge: string,
  purpose: ChallengePurpose,
  expiresAt: number,
): Promise<void> {
  await db.insert(passkeyChallenges).values({ challenge, purpose, expiresAt });
}

/** Takes a challenge out; false when it was never given for this, is over, or was answered before. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  purpose: ChallengePurpose,
  now: number,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), eq(passkeyChallenges.purpose, purpose)))
    .returning({ expiresAt: passkeyChallenges.expiresAt });
  return taken.some(({ expiresAt }) => expiresAt > now);
}

/** A member's passkeys, the last added first. */
export function listPasskeys(db: Db, memberId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(desc(passkeys.createdAt), desc(sql`rowid`))
    .all();
}

/** A passkey of a merchant with its member, or null. */
export async function findPasskey(
  db: Db,
  merchant: string,
  credentialId: string,
): Promise<{ passkey: Passkey; member: Member } | null> {
  const row = await db
    .select({ passkey: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(and(eq(passkeys.merchant, merchant), eq(passkeys.credentialId, credentialId)))
    .get();
  return row ?? null;
}

/**
 * Keeps a passkey while the member has fewer than `most`, and tells the member; one statement judges and writes. False
 * when it is not kept.
 */
export async function insertPasskey(
  db: Db,
  passkey: Passkey,
  most: number,
  told: ChangeNotice | null,
): Promise<boolean> {
  const { id, merchant, memberId, credentialId, publicKey, counter, name, createdAt } = passkey;
  const { backupEligible, backedUp } = passkey;
  const hasRoom = sql`(SELECT ${count()} FROM passkeys WHERE member_id = ${memberId}) < ${most}`;
  const keep = db
    .insert(passkeys)
    .select(sql`
      SELECT ${id}, ${merchant}, ${memberId}, ${credentialId}, ${publicKey}, ${counter},
        ${Number(backupEligible)}, ${Number(backedUp)}, NULL, ${name}, ${createdAt}, NULL
      WHERE ${hasRoom}`)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  const [kept] = await db.batch([
    keep,
    ...noticeStatements(db, told, sql`SELECT 1 FROM passkeys WHERE id = ${id}`),
  ]);
  return kept.length === 1;
}

/** A use of a passkey as its authenticator tells it. */
export type PasskeyUse = { counter: number; backedUp: boolean };

/** Notes a use; false, and nothing is noted, when its counter has gone back or stands still above zero. */
export async function countPasskey(
  db: Db,
  id: string,
  { counter, backedUp }: PasskeyUse,
  now: number,
): Promise<boolean> {
  const noCounter = and(eq(passkeys.counter, 0), sql`${counter} = 0`);
  const used = await db
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(noCounter, gt(sql`${counter}`, passkeys.counter))))
    .returning({ id: passkeys.id });
  return used.length === 1;
}

/**
 * Notes a use of a passkey that may be on several devices, whose counters know nothing of each other; the member finds
 * `notice` among the messages, unless it was told since `noticedSince`. False, and nothing is noted, for one that is on
 * its device alone, as was said when it was added.
 */
export async function countSyncedPasskey(
  db: Db,
  id: string,
  { counter, backedUp }: PasskeyUse,
  notice: Notice,
  noticedSince: number,
): Promise<boolean> {
  const now = notice.createdAt;
  const isSynced = and(eq(passkeys.id, id), eq(passkeys.backupEligible, true));
  const isNews = or(isNull(passkeys.counterNoticedAt), lt(passkeys.counterNoticedAt, noticedSince));
  const [used] = await db.batch([
    db
      .update(passkeys)
      .set({ counter, backedUp, lastUsedAt: now })
      .where(isSynced)
      .returning({ id: passkeys.id }),
    insertNotice(db, notice, sql`SELECT 1 FROM passkeys WHERE ${and(isSynced, isNews)}`),
    db.update(passkeys).set({ counterNoticedAt: now }).where(and(isSynced, isNews)),
  ]);
  return used.length === 1;
}

/** Renames a passkey of a member's own; false when there is none. */
export async function renamePasskey(db: Db, memberId: number, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(memberId, id))
    .returning({ id: passkeys.id });
  return renamed.length === 1;
}

/** Removes a passkey of a member's own; false when there is none. */
export async function deletePasskey(
  db: Db,
  memberId: number,
  id: string,
  told: ChangeNotice | null,
): Promise<boolean> {
  const own = isOwn(memberId, id);
  const [kept] = await db.batch([
    db.select({ id: passkeys.id }).from(passkeys).where(own),
    ...noticeStatements(db, told, sql`SELECT 1 FROM passkeys WHERE ${own}`),
    db.delete(passkeys).where(own),
  ]);
  return kept.length === 1;
}

const isOwn = (memberId: number, id: string) => and(eq(passkeys.memberId, memberId), eq(passkeys.id, id));
