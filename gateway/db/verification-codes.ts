import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { CodePurpose } from '../../contracts/verification/send-code';
import type { Expired } from './expired';
import type { Db } from './open';
import { type ContactPurpose, verificationCodes } from './schema';

/** What a code is bound to; `mobile` as in `+84912345678`, or an e-mail address. */
export type CodeKey = { merchant: string; purpose: CodePurpose | ContactPurpose; mobile: string };
export type VerificationCode = typeof verificationCodes.$inferSelect;

const KEPT_MS = 24 * 3600 * 1000;

/** Codes of the day before, used or not: the latest one of a number goes with or after the others. */
export const expiredCodes = (now: number): Expired => ({
  table: verificationCodes,
  where: lt(verificationCodes.expiresAt, now - KEPT_MS),
});

/** Keeps a code until `expiresAt`; those of the day before are forgotten. */
export async function insertCode(
  db: Db,
  code: CodeKey & { codeHash: string; visitor: string | null; expiresAt: number },
): Promise<void> {
  await db.batch([
    db.delete(verificationCodes).where(expiredCodes(code.expiresAt).where),
    db.insert(verificationCodes).values(code),
  ]);
}

/** What somebody tries to prove a code with. */
export type CodeTry = { codeHash: string; visitor: string; now: number };

/**
 * The latest code of a number and purpose, the visitor's own while that is good: nobody takes it away by asking for another.
 * A wrong try is counted against it in the statement that finds it, of the visitor
 * that asked for it apart from those of all others. Null when there is none.
 */
export async function tryLatestCode(
  db: Db,
  { merchant, purpose, mobile }: CodeKey,
  { codeHash, visitor, now }: CodeTry,
): Promise<VerificationCode | null> {
  const { id, visitor: asker, ownTries, otherTries, codeHash: right, usedAt, expiresAt } = verificationCodes;
  const latest = db
    .select({ id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchant, merchant),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.mobile, mobile),
      ),
    )
    .orderBy(sql`${asker} IS ${visitor} AND ${usedAt} IS NULL AND ${expiresAt} > ${now} DESC`, desc(id))
    .limit(1);
  const rows = await db
    .update(verificationCodes)
    .set({
      ownTries: sql`${ownTries} + (${right} <> ${codeHash} AND ${asker} IS ${visitor})`,
      otherTries: sql`${otherTries} + (${right} <> ${codeHash} AND ${asker} IS NOT ${visitor})`,
    })
    .where(eq(id, latest))
    .returning();
  return rows[0] ?? null;
}

/** Uses a code up; false when somebody else was first. */
export async function spendCode(db: Db, id: number, now: number): Promise<boolean> {
  const rows = await db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return rows.length === 1;
}
