import { isNotNull, like, lt, or } from 'drizzle-orm';
import { restoring } from './merchants';
import type { Db } from './open';
import type { Merchant } from './schema';
import * as tables from './schema';

/**
 * Forgets what was tried from an address or at a whole site, and has the merchants as these rows, in one batch. What members
 * and strangers tried of their own stays, unless it was before a moment: provider states come by the thousand, several at once,
 * each with its own, and the failures of all of them count for the site (LOGIN-83).
 */
export async function clearSharedTries(
  db: Db,
  merchants: readonly Merchant[],
  before: number,
): Promise<void> {
  const { loginFailures, loginLocks, quotaUses } = tables;
  await db.batch([
    db.delete(loginFailures).where(or(isNotNull(loginFailures.addressKey), lt(loginFailures.at, before))),
    db.delete(loginLocks).where(like(loginLocks.key, 'address:%')),
    db.delete(quotaUses).where(or(like(quotaUses.key, '%:address:%'), like(quotaUses.key, '%:site:%'))),
    ...restoring(db, merchants),
  ]);
}

/** Empties what visitors and commands leave behind, but for members and money, and frees who is frozen, in one batch; for the sandbox. */
export async function clearTraces(db: Db): Promise<void> {
  await db.batch([
    db.delete(tables.sessions),
    db.delete(tables.loginFailures),
    db.delete(tables.loginLocks),
    db.delete(tables.captchas),
    db.delete(tables.loginTasks),
    db.delete(tables.seenBodies),
    db.delete(tables.verificationCodes),
    db.delete(tables.quotaUses),
    db.delete(tables.objectionLinks),
    db.update(tables.members).set({ frozenUntil: null }),
    db.delete(tables.idempotentCalls),
    db.delete(tables.sandboxFaults),
    db.delete(tables.outbox),
    db.delete(tables.announcementReads),
    db.delete(tables.feedback),
    db.delete(tables.applicationPictures),
    db.delete(tables.promotionApplications),
    db.delete(tables.favourites),
    db.delete(tables.recents),
    db.delete(tables.vendorShuts),
  ]);
}
