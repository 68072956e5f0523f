import type { Announcement } from '../../../contracts/content/announcements';
import { sameId } from '../../lib/search-id';

type Announcements = {
  promotion?: readonly Announcement[] | null;
  hot?: readonly Announcement[] | null;
};

/** The promotion of an id, among the promotions and then the hot items that home links to (PROMO-07, PROMO-09). */
export function findPromotion(
  announcements: Announcements,
  id: number | string | undefined,
): Announcement | undefined {
  if (id === undefined || id === '') return undefined;
  const all = [...(announcements.promotion ?? []), ...(announcements.hot ?? [])];
  return all.find((promotion) => sameId(promotion.id, id));
}
