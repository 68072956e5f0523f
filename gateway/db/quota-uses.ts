import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { quotaUses } from './schema';

/** At most `most` turns under a key within a time. */
export type Quota = { key: string; most: number; withinMs: number };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
const KEPT_MS = 24 * HOUR_MS;

/** Turns that no quota counts any more. */
export const expiredUses = (now: number): Expired => ({
  table: quotaUses,
  where: lt(quotaUses.at, now - KEPT_MS),
});

/**
 * Takes a turn under every key of the quotas, or under none: one statement judges and counts, so that turns taken at
 * the same moment cannot share a place.
 * @returns null when it was taken, else the seconds until one is free.
 */
export async function consumeQuota(db: Db, quotas: readonly Quota[], now: number): Promise<number | null> {
  if (quotas.length === 0) return null;
  const keys = JSON.stringify([...new Set(quotas.map(({ key }) => key))]);
  await db.delete(quotaUses).where(expiredUses(now).where);
  const taken = await db.all(sql`
    INSERT INTO quota_uses (key, at)
    SELECT value, ${now} FROM json_each(${keys})
    WHERE NOT EXISTS (
      SELECT 1 FROM json_each(${JSON.stringify(quotas)}) AS quota
      WHERE (
        SELECT COUNT(*) FROM quota_uses
        WHERE key = quota.value ->> 'key' AND at > ${now} - (quota.value ->> 'withinMs')
      ) >= quota.value ->> 'most'
    )
    RETURNING id`);
  if (taken.length > 0) return null;
  const waits = await Promise.all(quotas.map((quota) => secondsToWait(db, quota, now)));
  return Math.max(1, ...waits);
}

/** Gives the last turn under a key back. */
export async function releaseQuota(db: Db, key: string): Promise<void> {
  const last = db
    .select({ id: sql`MAX(${quotaUses.id})` })
    .from(quotaUses)
    .where(eq(quotaUses.key, key));
  await db.delete(quotaUses).where(eq(quotaUses.id, last));
}

/** How many turns of a quota were taken in its time. */
export async function countUses(db: Db, { key, withinMs }: Quota, now: number): Promise<number> {
  return db.$count(quotaUses, and(eq(quotaUses.key, key), gt(quotaUses.at, now - withinMs)));
}

/** Seconds until a turn of a quota is free; 0 where one is. */
export async function secondsToWait(db: Db, { key, most, withinMs }: Quota, now: number): Promise<number> {
  const blocking = await db
    .select({ at: quotaUses.at })
    .from(quotaUses)
    .where(and(eq(quotaUses.key, key), gt(quotaUses.at, now - withinMs)))
    .orderBy(desc(quotaUses.at))
    .offset(most - 1)
    .limit(1)
    .get();
  return blocking ? Math.ceil((blocking.at + withinMs - now) / 1000) : 0;
}
