import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { type ChangeNotice, noticeStatements } from './change-notices';
import type { Db } from './open';
import { members, paymentPasswords } from './schema';

/** Wrong ones in a row after which none is taken for a while. */
export const MOST_FAILURES = 5;
const LOCK_MS = 3600_000;

const NEVER = { changedAt: 0, failures: 0, lockedUntil: 0 };

/** When a member's payment password was changed, its wrong tries, and until when none is taken. */
export async function readPaymentPassword(db: Db, memberId: number) {
  const row = await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId)).get();
  return row ?? { memberId, ...NEVER };
}

/**
 * Counts a try that was wrong. The last one that is allowed locks; one that was judged while another one locked is not
 * counted, and its answer is not to be told.
 * @returns how many are left, or null while it is locked
 */
export async function countWrongTry(db: Db, memberId: number, now: number): Promise<number | null> {
  const failures = sql`CASE WHEN ${paymentPasswords.lockedUntil} > 0 THEN 1 ELSE ${paymentPasswords.failures} + 1 END`;
  const [counted] = await db
    .insert(paymentPasswords)
    .values({ memberId, failures: 1 })
    .onConflictDoUpdate({
      target: paymentPasswords.memberId,
      set: {
        failures,
        lockedUntil: sql`CASE WHEN ${failures} >= ${MOST_FAILURES} THEN ${now + LOCK_MS} ELSE 0 END`,
      },
      setWhere: lte(paymentPasswords.lockedUntil, now),
    })
    .returning({ failures: paymentPasswords.failures });
  return counted ? MOST_FAILURES - counted.failures : null;
}

/** Forgets the wrong tries after a right one. @returns false where it was locked meanwhile: nothing is told then */
export async function forgetWrongTries(db: Db, memberId: number, now: number): Promise<boolean> {
  const own = eq(paymentPasswords.memberId, memberId);
  const [, locked] = await db.batch([
    db
      .update(paymentPasswords)
      .set({ failures: 0, lockedUntil: 0 })
      .where(and(own, lte(paymentPasswords.lockedUntil, now))),
    db
      .select({ until: paymentPasswords.lockedUntil })
      .from(paymentPasswords)
      .where(and(own, gt(paymentPasswords.lockedUntil, now))),
  ]);
  return locked.length === 0;
}

/** Gives a member a payment password; `changedAt` is 0 for the first one. */
export async function savePaymentPassword(
  db: Db,
  memberId: number,
  paymentPasswordHash: string,
  changedAt: number,
  told: ChangeNotice | null,
): Promise<void> {
  await db.batch([
    db.update(members).set({ paymentPasswordHash }).where(eq(members.id, memberId)),
    db
      .insert(paymentPasswords)
      .values({ memberId, ...NEVER, changedAt })
      .onConflictDoUpdate({ target: paymentPasswords.memberId, set: { ...NEVER, changedAt } }),
    ...noticeStatements(db, told),
  ]);
}
