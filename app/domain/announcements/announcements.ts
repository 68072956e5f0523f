import type { AnnouncementCategory } from '@/contracts/content/announcement-categories';
import type { Announcement } from '@/contracts/content/announcements';

/** Kinds of articles; each has a list of its own (CONT-01 to CONT-04, ROUTE-109). */
export const ARTICLE_KINDS = ['news', 'alliance', 'video', 'charity', 'sponsor'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Category types as gateways write them, in both spellings (CONT-05 to CONT-09). */
const KIND_OF_TYPE: Record<string, ArticleKind> = {
  gaming: 'news',
  news: 'news',
  testimony: 'alliance',
  alliance: 'alliance',
  brand_endorsement: 'video',
  video: 'video',
  pvp_promo: 'charity',
  charity: 'charity',
  sponsor: 'sponsor',
};

/** Kind of articles that a category stands for; undefined for a category of promotions. */
export function articleKindOf({ type }: Pick<AnnouncementCategory, 'type'>): ArticleKind | undefined {
  return Object.hasOwn(KIND_OF_TYPE, type ?? '') ? KIND_OF_TYPE[type ?? ''] : undefined;
}

/** An announcement without its text: all that lists show. */
export type Headline = Omit<Announcement, 'content'>;

export function headlineOf({ content: _, ...headline }: Announcement): Headline {
  return headline;
}

type Sorted = Pick<Announcement, 'promoAnnouncementCategoryIds'>;

/** Announcements of one kind, in their order (CONT-01 to CONT-04). */
export function articlesOf<A extends Sorted>(
  kind: ArticleKind,
  announcements: readonly A[],
  categories: readonly AnnouncementCategory[],
): A[] {
  const wanted = idsOf(categories.filter((category) => articleKindOf(category) === kind));
  return announcements.filter((announcement) => isIn(announcement, wanted));
}

/** The announcements that are promotions: none of an article's category (PROMO-10). */
export function promotionsOf<A extends Sorted>(
  announcements: readonly A[],
  categories: readonly AnnouncementCategory[],
): A[] {
  const articles = idsOf(categories.filter((category) => articleKindOf(category) !== undefined));
  return announcements.filter((announcement) => !isIn(announcement, articles));
}

/** Whether an announcement belongs to one of these category ids, however either side writes an id. */
export function isIn({ promoAnnouncementCategoryIds }: Sorted, ids: ReadonlySet<string>): boolean {
  return (promoAnnouncementCategoryIds ?? []).some((id) => ids.has(String(id)));
}

function idsOf(categories: readonly AnnouncementCategory[]): Set<string> {
  return new Set(categories.map(({ id }) => String(id)));
}
