import { eq, lt, max, sql } from 'drizzle-orm';
import type { AnnouncementKind } from './content';
import { insertAll } from './insert-all';
import type { Db } from './open';
import {
  announcementCategories,
  announcements,
  banners,
  gameClassifies,
  games,
  helpTabs,
  mallItems,
  menuVendors,
} from './schema';

type NewAnnouncement = Omit<typeof announcements.$inferInsert, 'id' | 'temporary'>;
export type NewBanner = Omit<typeof banners.$inferInsert, 'id'>;

/** Above the ids of whatever is seeded. */
const FIRST_TEMPORARY = 90_001;

/** Deletes all that is published; for the seeding, which fills it in again. */
export async function clearContent(db: Db): Promise<void> {
  await db.batch([
    db.delete(announcements),
    db.delete(announcementCategories),
    db.delete(banners),
    db.delete(helpTabs),
  ]);
}

/** Below the places of items that are shown. */
const HIDDEN_PLACE = 10_000;

/** Takes everything off the sites that everybody is shown; the seeding puts it back. */
export async function clearPublished(db: Db): Promise<void> {
  await clearContent(db);
  await db.batch([
    db.delete(gameClassifies),
    db.delete(menuVendors),
    db.update(games).set({ hidden: true }),
    db
      .update(mallItems)
      .set({ hidden: true, position: sql`${mallItems.position} - ${HIDDEN_PLACE}` })
      .where(eq(mallItems.hidden, false)),
  ]);
}

/** Shows the items of malls again that were taken off with all else. */
export async function showHiddenItems(db: Db): Promise<void> {
  await db
    .update(mallItems)
    .set({ hidden: false, position: sql`${mallItems.position} + ${HIDDEN_PLACE}` })
    .where(lt(mallItems.position, 0));
}

/** Publishes announcements that a reset takes away. Responses their ids, in their order. */
export async function insertTemporary(db: Db, wanted: readonly NewAnnouncement[]): Promise<number[]> {
  const last = await db
    .select({ id: max(announcements.id) })
    .from(announcements)
    .get();
  const first = Math.max(FIRST_TEMPORARY, (last?.id ?? 0) + 1);
  const rows = wanted.map((row, index) => ({ ...row, id: first + index, temporary: true }));
  await insertAll(db, announcements, rows);
  return rows.map(({ id }) => id);
}

/** Takes a merchant's announcements of a kind off the site, as far as they are seeded. */
export async function hideSeeded(db: Db, merchant: string, kind: AnnouncementKind): Promise<void> {
  await db
    .update(announcements)
    .set({ hidden: true })
    .where(
      sql`${announcements.merchant} = ${merchant} AND ${announcements.kind} = ${kind} AND NOT ${announcements.temporary}`,
    );
}

/** Takes announcements without a picture off the site; contracts look at the pictures of each. */
export async function hideWithoutPicture(db: Db): Promise<void> {
  await db
    .update(announcements)
    .set({ hidden: true })
    .where(sql`${announcements.kind} <> 'player' AND json_array_length(${announcements.images}) = 0`);
}

/** Puts the seeded announcements back and takes the others away. */
export async function restoreAnnouncements(db: Db): Promise<void> {
  await db.batch([
    db.delete(announcements).where(eq(announcements.temporary, true)),
    db.update(announcements).set({ hidden: false }).where(eq(announcements.hidden, true)),
  ]);
}

/** Puts a merchant's banners of a group in the place of those that are there. */
export async function replaceBanners(
  db: Db,
  merchant: string,
  groupName: string,
  wanted: readonly NewBanner[],
): Promise<void> {
  await db
    .delete(banners)
    .where(sql`${banners.merchant} = ${merchant} AND ${banners.groupName} = ${groupName}`);
  for (const banner of wanted) await db.insert(banners).values(banner);
}

/** Puts all banners in the place of those that are there. */
export async function resetBanners(db: Db, rows: readonly (typeof banners.$inferInsert)[]): Promise<void> {
  await db.delete(banners);
  await insertAll(db, banners, rows);
}
