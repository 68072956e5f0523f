import type { announcements } from '../db/schema';
import { wordingsOf } from './content/article';
import { type Notice, notices } from './content/notices';
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
  const bare = PROMOTIONS.filter(({ category }) => category === 'newcomer');
  return [
    ...PROMOTIONS.map((one, position) => promotionRow(one, position, 'hoadang', now)),
    ...notices.map((one, position) => noticeRow(one, position, now)),
    ...bare.map((one, position) => ({ ...promotionRow(one, position, 'bare', now), id: one.id + 1000 })),
  ];
}

function promotionRow(promotion: Promotion, position: number, merchant: string, now: number): Row {
  const { id, category, art, sinceDays, lengthDays, hot = false, needs, text } = promotion;
  const startDate = startOf(now, sinceDays);
  return {
    id,
    merchant,
    kind: 'promotion',
    position,
    hot,
    category,
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
function startOf(now: number, sinceDays: number): number {
  const zone = 7 * 3600 * 1000;
  return Math.floor((now + zone) / DAY_MS - sinceDays) * DAY_MS - zone;
}
