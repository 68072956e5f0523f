import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from './open';
import { announcementCategories, announcements, banners, helpTabs } from './schema';

export type AnnouncementRow = typeof announcements.$inferSelect;
export type AnnouncementKind = AnnouncementRow['kind'];

/** A merchant's announcements of some kinds, and the hot ones if they are wanted, in their order. */
export function listAnnouncements(db: Db, merchant: string, kinds: AnnouncementKind[], hot = false) {
  const ofKinds = inArray(announcements.kind, kinds);
  return db
    .select()
    .from(announcements)
    .where(and(isPublished(merchant), hot ? or(ofKinds, eq(announcements.hot, true)) : ofKinds))
    .orderBy(asc(announcements.position), desc(announcements.startDate), asc(announcements.id));
}

/** One published announcement of a kind, or null. */
export async function findAnnouncement(db: Db, merchant: string, kind: AnnouncementKind, id: number) {
  const row = await db
    .select()
    .from(announcements)
    .where(and(isPublished(merchant), eq(announcements.kind, kind), eq(announcements.id, id)))
    .get();
  return row ?? null;
}

/** Whether an announcement of any kind is published under this id. */
export async function isAnnouncement(db: Db, merchant: string, id: number): Promise<boolean> {
  const of = and(isPublished(merchant), eq(announcements.id, id));
  return (await db.select({ id: announcements.id }).from(announcements).where(of).get()) !== undefined;
}

/** The promotion that an application names: by its own id, or by the one that is applied for in its place (REWARD-53). */
export async function findPromotion(db: Db, merchant: string, id: number) {
  const named = or(eq(announcements.id, id), eq(announcements.linkedPromotionId, id));
  const rows = await db
    .select()
    .from(announcements)
    .where(and(isPublished(merchant), eq(announcements.kind, 'promotion'), named))
    .orderBy(asc(announcements.position));
  return rows.find((row) => row.id === id) ?? rows[0] ?? null;
}

/** Keys of the kinds of promotions that are on, such as `MISSION` (INVITE-07 to INVITE-09). */
export async function listPromotionKeys(db: Db, merchant: string): Promise<Set<string | null>> {
  const rows = await db
    .selectDistinct({ category: announcements.category })
    .from(announcements)
    .where(and(isPublished(merchant), eq(announcements.kind, 'promotion')));
  return new Set(rows.map(({ category }) => category));
}

/** What a merchant's announcements are sorted by, in their order. */
export function listCategories(db: Db, merchant: string) {
  return db
    .select()
    .from(announcementCategories)
    .where(eq(announcementCategories.merchant, merchant))
    .orderBy(asc(announcementCategories.position));
}

/** The tabs of a merchant's help centre, in their order. */
export function listHelpTabs(db: Db, merchant: string) {
  return db.select().from(helpTabs).where(eq(helpTabs.merchant, merchant)).orderBy(asc(helpTabs.position));
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

function isPublished(merchant: string) {
  return and(eq(announcements.merchant, merchant), eq(announcements.hidden, false));
}
