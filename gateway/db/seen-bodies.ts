import { lt } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { seenBodies } from './schema';

/** What is too old to be taken a second time. */
export const expiredBodies = (now: number): Expired => ({
  table: seenBodies,
  where: lt(seenBodies.expiresAt, now),
});

/** Remembers a body, or anything else that is good once, for `duration` milliseconds; false when it is remembered already. */
export async function rememberBody(db: Db, hash: string, now: number, duration: number): Promise<boolean> {
  const [, inserted] = await db.batch([
    db.delete(seenBodies).where(expiredBodies(now).where),
    db
      .insert(seenBodies)
      .values({ hash, expiresAt: now + duration })
      .onConflictDoNothing()
      .returning({ hash: seenBodies.hash }),
  ]);
  return inserted.length === 1;
}
