import { and, eq, lt } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { idempotentCalls } from './schema';

/** Whose call it is, of which operation, under which key. */
export type KeyedCall = Pick<
  typeof idempotentCalls.$inferSelect,
  'merchant' | 'memberId' | 'operation' | 'key'
>;

export const expiredIdempotentCalls = (now: number): Expired => ({
  table: idempotentCalls,
  where: lt(idempotentCalls.expiresAt, now),
});

/**
 * Takes the key of a call for `duration` milliseconds; of several at once one gets it.
 * @returns false when it is taken already
 */
export async function takeKey(
  db: Db,
  call: KeyedCall,
  inputHash: string,
  now: number,
  duration: number,
): Promise<boolean> {
  const [, taken] = await db.batch([
    db.delete(idempotentCalls).where(and(isCall(call), expiredIdempotentCalls(now).where)),
    db
      .insert(idempotentCalls)
      .values({ ...call, inputHash, expiresAt: now + duration })
      .onConflictDoNothing()
      .returning({ key: idempotentCalls.key }),
  ]);
  return taken.length === 1;
}

/** What is known of a call under this key. */
export function findKeyedCall(db: Db, call: KeyedCall) {
  return db
    .select({ inputHash: idempotentCalls.inputHash, answer: idempotentCalls.answer })
    .from(idempotentCalls)
    .where(isCall(call))
    .get();
}

/** Keeps the answer of a call until `expiresAt`. */
export async function keepAnswer(db: Db, call: KeyedCall, answer: string, expiresAt: number): Promise<void> {
  await db.update(idempotentCalls).set({ answer, expiresAt }).where(isCall(call));
}

/** Gives the key of a call back that did nothing. */
export async function releaseKey(db: Db, call: KeyedCall): Promise<void> {
  await db.delete(idempotentCalls).where(isCall(call));
}

/** Forgets all calls; for the sandbox. */
export async function clearIdempotentCalls(db: Db): Promise<void> {
  await db.delete(idempotentCalls);
}

function isCall({ merchant, memberId, operation, key }: KeyedCall) {
  const { merchant: ofMerchant, memberId: ofMember, operation: ofOperation, key: under } = idempotentCalls;
  return and(eq(ofMerchant, merchant), eq(ofMember, memberId), eq(ofOperation, operation), eq(under, key));
}
