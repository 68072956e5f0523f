import type { AnnouncementCategory } from '@/contracts/content/announcement-categories';
import type { Announcement, getAnnouncements } from '@/contracts/content/announcements';
import type { OutputOf } from '@/contracts/operation';
import { type Headline, headlineOf, promotionsOf } from '../../domain/announcements/announcements';
import { firstPicture } from '../../domain/announcements/first-picture';

/** Promotions in the menu, at most (MENU-20, CONST-63). */
const MOST = 3;

type Answer = OutputOf<typeof getAnnouncements>;

export type MenuPromotions = {
  activities: { id: Announcement['id']; title: string; picture: string }[];
  /** Keys of the promotions that are on, such as `MISSION` (MENU-56 to MENU-58). */
  promotionKeys: string[];
};

type Promotions = { promotion: Headline[]; hot: Headline[] };

/** The promotions of an answer without their texts, so that none is sanitised for nothing. */
export function promotionHeadlines({ promotion, hot }: Answer): Promotions {
  return { promotion: promotion.map(headlineOf), hot: hot.map(headlineOf) };
}

/** The first promotions, hot ones before the others, and the kinds that are on. */
export function menuPromotions(
  { promotion, hot }: Promotions,
  categories: readonly AnnouncementCategory[],
): MenuPromotions {
  const promotions = promotionsOf(promotion, categories);
  const known = new Set<string>();
  const activities = [...promotionsOf(hot, categories), ...promotions].flatMap((one) => {
    if (known.has(String(one.id)) || !one.title) return [];
    known.add(String(one.id));
    return [{ id: one.id, title: one.title, picture: firstPicture(one) }];
  });
  const keys = promotions.flatMap(({ category }) => (category ? [category] : []));
  return { activities: activities.slice(0, MOST), promotionKeys: [...new Set(keys)] };
}
