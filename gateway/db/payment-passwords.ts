import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from './open';
import { members, paymentPasswords } from './schema';
import { type Told, telling } from './told-changes';

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
 * Counts a try before it is judged, so that tries made at the same moment cannot share a count; a right one is taken
 * back by `forgetFailedTries`. The last one that is allowed locks.
 * @returns how many are left, or null while it is locked
 */
export async function countTry(db: Db, memberId: number, now: number): Promise<number | null> {
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

/** Forgets the wrong tries after a right one. */
export async function forgetFailedTries(db: Db, memberId: number): Promise<void> {
  await db
    .update(paymentPasswords)
    .set({ failures: 0, lockedUntil: 0 })
    .where(eq(paymentPasswords.memberId, memberId));
}

/** Gives a member a payment password; `changedAt` is 0 for the first one. */
export async function savePaymentPassword(
  db: Db,
  memberId: number,
  paymentPasswordHash: string,
  changedAt: number,
  told: Told | null,
): Promise<void> {
  await db.batch([
    db.update(members).set({ paymentPasswordHash }).where(eq(members.id, memberId)),
    db
      .insert(paymentPasswords)
      .values({ memberId, ...NEVER, changedAt })
      .onConflictDoUpdate({ target: paymentPasswords.memberId, set: { ...NEVER, changedAt } }),
    ...telling(db, told),
  ]);
}
