import type { getAnnouncementCategories } from '@/contracts/content/announcement-categories';
import { listCategories } from '../../db/content';
import type { Call } from '../../platform/handler';

/** What promotions and articles are sorted by (CALL-87, ENT-29 to ENT-31). */
export async function announcementCategories(call: Call<typeof getAnnouncementCategories>) {
  const { db, merchant, language } = call;
  const rows = await listCategories(db, merchant.code);
  return {
    list: rows.map(({ id, type, iconImageUrl, names }) => ({
      id,
      type,
      iconImageUrl,
      name: names[language],
    })),
  };
}
