import { and, eq, lt } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { idempotentCalls } from './schema';

/** Whose call it is, of which operation, under which key. */
export type KeyedCall = Pick<
  typeof idempotentCalls.$inferSelect,
  'merchant' | 'memberId' | 'operation' | 'keyHash'
>;
/** A call with the lease under which it runs: after `expiresAt` another may have taken the key. */
export type Lease = KeyedCall & { expiresAt: number };

export const expiredIdempotentCalls = (now: number): Expired => ({
  table: idempotentCalls,
  where: lt(idempotentCalls.expiresAt, now),
});

/**
 * Takes the key of a call for as long as the lease says; of several at once one gets it.
 * @returns false when it is taken already
 */
export async function takeKey(db: Db, lease: Lease, inputHash: string, now: number): Promise<boolean> {
  const [, taken] = await db.batch([
    db.delete(idempotentCalls).where(and(isCall(lease), expiredIdempotentCalls(now).where)),
    db
      .insert(idempotentCalls)
      .values({ ...lease, inputHash })
      .onConflictDoNothing()
      .returning({ keyHash: idempotentCalls.keyHash }),
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

/** Keeps the answer of a call until `expiresAt`, unless its lease ran out and another took the key. */
export async function keepResponse(db: Db, lease: Lease, answer: string, expiresAt: number): Promise<void> {
  await db.update(idempotentCalls).set({ answer, expiresAt }).where(isUnder(lease));
}

/** Gives the key of a call back that did nothing, unless another took it meanwhile. */
export async function releaseKey(db: Db, lease: Lease): Promise<void> {
  await db.delete(idempotentCalls).where(isUnder(lease));
}

/** Forgets all calls; for the sandbox. */
export async function clearIdempotentCalls(db: Db): Promise<void> {
  await db.delete(idempotentCalls);
}

function isCall({ merchant, memberId, operation, keyHash }: KeyedCall) {
  return and(
    eq(idempotentCalls.merchant, merchant),
    eq(idempotentCalls.memberId, memberId),
    eq(idempotentCalls.operation, operation),
    eq(idempotentCalls.keyHash, keyHash),
  );
}

/** No two leases of a call end at the same time: a key is taken again after the earlier end. */
const isUnder = (lease: Lease) => and(isCall(lease), eq(idempotentCalls.expiresAt, lease.expiresAt));
