import { m } from '../../paraglide/messages.js';
import type { PromotionCategory } from './promotion-summary';

const NAMES: Record<string, () => string> = {
  newcomer: m.promo_category_newcomer,
  event: m.promo_category_event,
  sports: m.promo_category_sports,
  fish: m.promo_category_fish,
  rng: m.promo_category_rng,
  live: m.promo_category_live,
  pvp: m.promo_category_pvp,
  lottery: m.promo_category_lottery,
  elott: m.promo_category_elott,
  cockfight: m.promo_category_cockfight,
  vip: m.promo_category_vip,
};

/** What a category is called: the site's word for its type, else the operator's name, else the type (PROMO-11). */
export function categoryName({ type, name }: PromotionCategory): string {
  const known = type && Object.hasOwn(NAMES, type) ? NAMES[type]?.() : undefined;
  return known ?? (name || type || '');
}
