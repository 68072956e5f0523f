import { and, count, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { loginFailures, loginLocks } from './schema';

/** What failures are counted against; the address may be unknown. */
export type LoginKeys = { account: string; address: string | null };
/** One key's record. */
export type Tally = {
  key: string;
  /** Failures in the last hour. */
  recent: number;
  /** Those of them that came after the last lock began. */
  sinceLock: number;
  lockedUntil: number;
};
/** A failure, and what was on record before it. */
export type Attempt = { id: number; tallies: Tally[] };

const WINDOW_MS = 3600 * 1000;
const LOCK_MS = 15 * 60 * 1000;

/** Failures that no longer count. */
export const expiredFailures = (now: number): Expired => ({
  table: loginFailures,
  where: lt(loginFailures.at, now - WINDOW_MS),
});

/** Locks that are over and began before all failures that count. */
export const expiredLocks = (now: number): Expired => ({
  table: loginLocks,
  where: lt(loginLocks.until, now - WINDOW_MS),
});

/** What is on record under the keys. */
export async function readTallies(db: Db, keys: LoginKeys, now: number): Promise<Tally[]> {
  const [account, address] = await db.batch(talliesOf(db, keys, now));
  return [...account, ...(keys.address === null ? [] : address)];
}

/**
 * Writes a failure down and answers what was on record before it, in one: failures at the same moment cannot share a
 * count. `forgetFailure` takes it back.
 */
export async function noteFailure(db: Db, keys: LoginKeys, now: number): Promise<Attempt> {
  const [, inserted, account, address] = await db.batch([
    db.delete(loginFailures).where(expiredFailures(now).where),
    db
      .insert(loginFailures)
      .values({ accountKey: keys.account, addressKey: keys.address, at: now })
      .returning({ id: loginFailures.id }),
    ...talliesOf(db, keys, now),
  ]);
  const tallies = [...account, ...(keys.address === null ? [] : address)];
  return {
    id: inserted[0]?.id ?? 0,
    tallies: tallies.map((row) => ({ ...row, recent: row.recent - 1, sinceLock: row.sinceLock - 1 })),
  };
}

/** Failures of a merchant's accounts since a moment, whoever failed but devices of their members. */
export async function countFailures(db: Db, merchant: string, since: number): Promise<number> {
  const prefix = `account:${merchant}:`;
  return db.$count(
    loginFailures,
    and(
      gt(loginFailures.at, since),
      gte(loginFailures.accountKey, prefix),
      lt(loginFailures.accountKey, `account:${merchant};`),
    ),
  );
}

function talliesOf(db: Db, { account, address }: LoginKeys, now: number) {
  const since = now - WINDOW_MS;
  return [
    tally(db, loginFailures.accountKey, account, since),
    tally(db, loginFailures.addressKey, address ?? '', since),
  ] as const;
}

function tally(
  db: Db,
  column: typeof loginFailures.accountKey | typeof loginFailures.addressKey,
  key: string,
  since: number,
) {
  const until = sql<number>`COALESCE((SELECT ${loginLocks.until} FROM ${loginLocks} WHERE ${loginLocks.key} = ${key}), 0)`;
  return db
    .select({
      key: sql<string>`${key}`.as('key'),
      recent: count().as('recent'),
      sinceLock: sql<number>`COALESCE(SUM(${loginFailures.at} > ${until} - ${LOCK_MS}), 0)`.as('since_lock'),
      lockedUntil: until.as('locked_until'),
    })
    .from(loginFailures)
    .where(and(eq(column, key), gt(loginFailures.at, since)));
}

/** Takes one failure back: nothing was told of it. */
export async function forgetFailure(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
}

/** Forgets failures and lock of an account after a right password; those of its address with other accounts stay. */
export async function forgetFailures(db: Db, account: string): Promise<void> {
  await db.batch([
    db.delete(loginFailures).where(eq(loginFailures.accountKey, account)),
    db.delete(loginLocks).where(eq(loginLocks.key, account)),
  ]);
}

/** Locks an account or an address for a quarter of an hour. */
export async function lock(db: Db, key: string, now: number): Promise<void> {
  const until = now + LOCK_MS;
  await db
    .insert(loginLocks)
    .values({ key, until })
    .onConflictDoUpdate({ target: loginLocks.key, set: { until } });
}

/** Writes down failures as if they had happened; for the sandbox. */
export async function insertFailures(db: Db, keys: LoginKeys, failures: number, now: number): Promise<void> {
  if (failures === 0) return;
  await db.insert(loginFailures).values(
    Array.from({ length: failures }, () => ({
      accountKey: keys.account,
      addressKey: keys.address,
      at: now,
    })),
  );
}

/** Forgets failures and locks of one account or address, or of everybody. */
export async function clearFailures(db: Db, keys?: { account?: string; address?: string }): Promise<void> {
  const { account, address } = keys ?? {};
  const named = account !== undefined || address !== undefined;
  await db
    .delete(loginFailures)
    .where(
      named
        ? and(
            account === undefined ? undefined : eq(loginFailures.accountKey, account),
            address === undefined ? undefined : eq(loginFailures.addressKey, address),
          )
        : undefined,
    );
  if (!named) await db.delete(loginLocks);
  for (const key of [account, address]) {
    if (key !== undefined) await db.delete(loginLocks).where(eq(loginLocks.key, key));
  }
}
