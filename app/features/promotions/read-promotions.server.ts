import {
  type AnnouncementCategory,
  getAnnouncementCategories,
} from '@/contracts/content/announcement-categories';
import { getAnnouncements } from '@/contracts/content/announcements';
import type { SiteContext } from '@/contracts/site';
import {
  articleKindOf,
  type Headline,
  headlineOf,
  isIn,
  promotionsOf,
} from '../../domain/announcements/announcements';
import { sameId } from '../../lib/links/search-id';
import {
  type PromotionCategory,
  type PromotionInFull,
  type PromotionSummary,
  summaryOf,
} from './promotion-summary';

/** A phone shows ten on its first screens; whoever wants more gets more at a time. */
const FIRST_PAGE = 10;
const NEXT_PAGE = 20;

type Id = number | string;
type Site = Pick<SiteContext, 'callGateway'>;

export type PromotionsPage = {
  promotions: PromotionSummary[];
  /** How many there are in the category. */
  total: number;
  /** Where the next page starts; null on the last one. */
  next: number | null;
  /** The categories that hold promotions. */
  categories: PromotionCategory[];
};

// One query for list and detail, so that they share an answer at the edge. Home links to hot items too.
const TYPES = { types: 'PR,H' } as const;

/**
 * One page of the promotions, without their texts (PROMO-01, PROMO-10, PROMO-11). A category that holds none counts
 * as none wanted; without an answer about categories all are shown.
 * @throws GatewayError
 */
export async function readPromotionsPage(
  { callGateway }: Site,
  { category, offset }: { category?: Id | undefined; offset: number },
  now: number,
): Promise<PromotionsPage> {
  const [published, categories] = await Promise.all([
    callGateway(getAnnouncements, TYPES, { pick: ({ promotion }) => promotion.map(headlineOf) }),
    readCategories(callGateway),
  ]);
  const all = promotionsOf(published, categories);
  const filled = categories.filter((one) => isPromotional(one) && all.some((each) => belongs(each, one)));
  const wanted = filled.find(({ id }) => category !== undefined && sameId(id, category));
  const found = wanted ? all.filter((each) => belongs(each, wanted)) : all;
  const end = offset + (offset === 0 ? FIRST_PAGE : NEXT_PAGE);
  return {
    promotions: found.slice(offset, end).map((each) => summaryOf(each, filled, now)),
    total: found.length,
    next: end < found.length ? end : null,
    categories: filled.map(({ id, type, name, iconImageUrl }) => ({ id, type, name, iconImageUrl })),
  };
}

/**
 * One promotion with its text, or a hot item that home links to; null when it is not published, or is an article
 * (PROMO-07, PROMO-09).
 * @throws GatewayError
 */
export async function readPromotion(
  { callGateway }: Site,
  id: Id,
  now: number,
): Promise<PromotionInFull | null> {
  const [matching, categories] = await Promise.all([
    callGateway(getAnnouncements, TYPES, {
      pick: ({ promotion, hot }) => [...promotion, ...hot].filter((one) => sameId(one.id, id)),
    }),
    readCategories(callGateway),
  ]);
  const [found] = promotionsOf(matching, categories);
  return found
    ? { ...summaryOf(found, categories.filter(isPromotional), now), content: found.content }
    : null;
}

async function readCategories(callGateway: Site['callGateway']): Promise<AnnouncementCategory[]> {
  const answer = await callGateway(getAnnouncementCategories, {}).catch(() => null);
  return answer?.list ?? [];
}

function isPromotional(category: AnnouncementCategory): boolean {
  return articleKindOf(category) === undefined;
}

function belongs(announcement: Headline, { id }: AnnouncementCategory): boolean {
  return isIn(announcement, new Set([String(id)]));
}
