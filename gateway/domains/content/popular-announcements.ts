import type { getPopularAnnouncements } from '@/contracts/content/popular-announcements';
import { countReads } from '../../db/announcement-reads';
import { countApplications } from '../../db/applications';
import { listAnnouncements, listCategories } from '../../db/content';
import type { Call } from '../../platform/handler';

/** How many promotions are named. */
export const MOST_POPULAR = 6;
/** Who joins or applies shows more interest than who reads. */
const WEIGHT_OF_APPLICATION = 3;
const ARTICLE_TYPES = new Set(['gaming', 'testimony', 'brand_endorsement', 'pvp_promo', 'sponsor']);

/**
 * The promotions that members joined, applied for and read the most (CALL-51); where nobody did, the hot ones come
 * first and the rest in the order of the list. Articles are no promotions (PROMO-10).
 */
export async function popularAnnouncements(call: Call<typeof getPopularAnnouncements>) {
  const { db, merchant, language } = call;
  const [rows, categories, reads, applications] = await Promise.all([
    listAnnouncements(db, merchant.code, ['promotion']),
    listCategories(db, merchant.code),
    countReads(db),
    countApplications(db),
  ]);
  const articles = new Set(categories.filter(({ type }) => ARTICLE_TYPES.has(type)).map(({ id }) => id));
  const interest = (id: number) => (reads.get(id) ?? 0) + WEIGHT_OF_APPLICATION * (applications.get(id) ?? 0);
  const list = rows
    .filter(({ categoryIds }) => !categoryIds.some((id) => articles.has(id)))
    .sort((a, b) => interest(b.id) - interest(a.id) || Number(b.hot) - Number(a.hot))
    .slice(0, MOST_POPULAR)
    .map(({ id, texts, images }) => ({ id, title: texts[language].title, announcementImages: images }));
  return { list };
}
