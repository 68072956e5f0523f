import type { AnnouncementCategory } from '@/contracts/content/announcement-categories';
import type { SafeHtml } from '@/contracts/safe-html';
import { type Headline, isIn } from '../../domain/announcements/announcements';
import { firstPicture } from '../../domain/announcements/first-picture';

export type PromotionCategory = Pick<AnnouncementCategory, 'id' | 'type' | 'name' | 'iconImageUrl'>;

/** What lists and forms show of a promotion: everything but its text. */
export type PromotionSummary = {
  id: number | string;
  title: string;
  startDate: number | string | null;
  /** Whether its first day has come; null when that is unknown. */
  started: boolean | null;
  /** Path of its picture, empty when it has none. */
  picture: string;
  category: PromotionCategory | null;
  /** It is joined by a tap (PROMO-15). */
  joins: boolean;
  /** It is applied for (PROMO-12). */
  applies: boolean;
  imageRequired: boolean;
  remarkRequired: boolean;
  /** What is applied for and joined: the linked promotion, else the promotion itself (REWARD-53). */
  rewardId: number | string;
};

/** A promotion with its text. */
export type PromotionInFull = PromotionSummary & { content: SafeHtml };

const SIGN_UP = 'SIGNUP';

/** The parts of a promotion that lists and forms show, as it stands at `now` (epoch milliseconds). */
export function summaryOf(
  promotion: Headline,
  categories: readonly AnnouncementCategory[],
  now: number,
): PromotionSummary {
  const { id, title, startDate, linkedPromotionId } = promotion;
  const imageRequired = promotion.imageRequired === 'Y';
  const remarkRequired = promotion.remarkRequired === 'Y';
  const linked = linkedPromotionId !== null && linkedPromotionId !== undefined && linkedPromotionId !== '';
  return {
    id,
    title: title ?? '',
    startDate: startDate ?? null,
    started: hasStarted(startDate, now),
    picture: firstPicture(promotion),
    category: categories.find((category) => isIn(promotion, new Set([String(category.id)]))) ?? null,
    joins: promotion.category === SIGN_UP,
    applies: imageRequired || remarkRequired || linked,
    imageRequired,
    remarkRequired,
    rewardId: linked ? linkedPromotionId : id,
  };
}

function hasStarted(startDate: Headline['startDate'], now: number): boolean | null {
  const instant = startDate === null || startDate === undefined ? Number.NaN : new Date(startDate).getTime();
  return Number.isNaN(instant) ? null : instant <= now;
}
