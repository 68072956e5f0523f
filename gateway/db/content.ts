import { and, asc, eq } from 'drizzle-orm';
import type { Db } from './open';
import { announcements, banners } from './schema';

/** A merchant's announcements of every kind, in their order. */
export function listAnnouncements(db: Db, merchant: string) {
  return db
    .select()
    .from(announcements)
    .where(eq(announcements.merchant, merchant))
    .orderBy(asc(announcements.position));
}

/** A merchant's banners, of one group or of all. */
export function listBanners(db: Db, merchant: string, groupName?: string) {
  const ofMerchant = eq(banners.merchant, merchant);
  return db
    .select()
    .from(banners)
    .where(groupName === undefined ? ofMerchant : and(ofMerchant, eq(banners.groupName, groupName)))
    .orderBy(asc(banners.groupName), asc(banners.position));
}
