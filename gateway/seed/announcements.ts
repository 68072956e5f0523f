import type { announcementCategories, announcements } from '../db/schema';
import { wordingsOf } from './content/article';
import { articles } from './content/articles';
import { categories } from './content/categories';
import type { ArticleItem } from './content/content-item';
import type { Notice } from './content/notice';
import { notices } from './content/notices';
import type { Promotion } from './content/promotion';
import { casinoPromotions } from './content/promotions-casino';
import { newcomerPromotions } from './content/promotions-newcomer';
import { sportsPromotions } from './content/promotions-sports';
import { tablePromotions } from './content/promotions-tables';
import { vipPromotions } from './content/promotions-vip';

type Row = typeof announcements.$inferInsert;
const DAY_MS = 24 * 3600 * 1000;

/** All promotions of the demo site, in the order of the list. */
export const PROMOTIONS: readonly Promotion[] = [
  ...newcomerPromotions,
  ...sportsPromotions,
  ...casinoPromotions,
  ...tablePromotions,
  ...vipPromotions,
].sort((a, b) => a.id - b.id);

/** The demo sites' announcements. `now`, in epoch milliseconds, is what their days count back from. */
export function announcementRows(now: number): Row[] {
  const bare = PROMOTIONS.filter(({ topic }) => isOfBare(topic));
  return [
    ...PROMOTIONS.map((one, position) => promotionRow(one, position, 'hoadang', now)),
    ...articles.map((one, index) => articleRow(one, PROMOTIONS.length + index, now)),
    ...notices.map((one, position) => noticeRow(one, position, now)),
    ...bare.map((one, position) => ({ ...promotionRow(one, position, 'bare', now), id: one.id + 1000 })),
  ];
}

/** What the announcements of the demo sites are sorted by. */
export function categoryRows(): (typeof announcementCategories.$inferInsert)[] {
  const rows = categories.map((category, position) => ({ ...category, position }));
  return [
    ...rows.map((row) => ({ ...row, merchant: 'hoadang' })),
    ...rows.filter(({ id }) => isOfBare(id)).map((row) => ({ ...row, merchant: 'bare' })),
  ];
}

/** The site with every flag off has the promotions for newcomers and those of the season alone. */
const isOfBare = (topic: number) => topic === 21 || topic === 22;

function promotionRow(promotion: Promotion, position: number, merchant: string, now: number): Row {
  const { id, topic, category, art, sinceDays, lengthDays, hot = false, needs, text } = promotion;
  const startDate = startOf(now, sinceDays);
  return {
    id,
    merchant,
    kind: 'promotion',
    position,
    hot,
    category,
    categoryIds: [topic],
    startDate,
    texts: wordingsOf(text, startDate, startDate + lengthDays * DAY_MS),
    images: [
      { sequence: 1, url: `/art/heroes/${art}.svg` },
      { sequence: 2, url: `/art/banners/${art}.svg` },
    ],
    imageRequired: needs?.image ? 'Y' : 'N',
    remarkRequired: needs?.remark ? 'Y' : 'N',
  };
}

const CATEGORY_OF_KIND: Record<ArticleItem['kind'], number> = {
  news: 11,
  alliance: 12,
  video: 13,
  charity: 14,
  sponsor: 15,
};

function articleRow(article: ArticleItem, position: number, now: number): Row {
  const { id, kind, sinceDays, art, externalLink, text } = article;
  const startDate = startOf(now, sinceDays);
  return {
    id,
    merchant: 'hoadang',
    kind: 'promotion',
    position,
    categoryIds: [CATEGORY_OF_KIND[kind]],
    startDate,
    texts: wordingsOf(text, startDate, startDate + 2 * DAY_MS),
    images: art ? [{ sequence: 1, url: art }] : [],
    externalLink,
  };
}

function noticeRow(notice: Notice, position: number, now: number): Row {
  const { id, kind, execution, sinceDays, linkedPromotionId, art, text } = notice;
  const startDate = startOf(now, sinceDays);
  return {
    id,
    merchant: 'hoadang',
    kind,
    position,
    startDate,
    texts: wordingsOf(text, startDate, startDate + 2 * DAY_MS),
    images: art ? [{ sequence: 1, url: `/art/heroes/${art}.svg` }] : [],
    linkedPromotionId,
    execution,
  };
}

/** Midnight in Vietnam (UTC+7), so many days ago. */
export function startOf(now: number, sinceDays: number): number {
  const zone = 7 * 3600 * 1000;
  return Math.floor((now + zone) / DAY_MS - sinceDays) * DAY_MS - zone;
}
