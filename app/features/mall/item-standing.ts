import type { MallItem } from './mall.queries';

type Stocked = Pick<MallItem, 'limited' | 'stock' | 'points'>;

/** Fewer than this are said to be nearly gone. */
const SCARCE = 5;

/** What is to be said of an item first; `short` counts the points that are missing. */
export type Standing =
  | { is: 'gone' }
  | { is: 'short'; missing: number }
  | { is: 'scarce' | 'left'; stock: number }
  | { is: 'endless' };

/** How an item stands for who has so many points; undefined for a guest, and while nobody knows (MALL-03). */
export function standingOf(item: Stocked, owned: number | undefined): Standing {
  const { limited, stock, points } = item;
  if (isGone(item)) return { is: 'gone' };
  if (owned !== undefined && owned < points) return { is: 'short', missing: points - owned };
  if (!limited) return { is: 'endless' };
  return { is: stock < SCARCE ? 'scarce' : 'left', stock };
}

/** Whether so many points are enough for one that is there. */
export const isAffordable = (item: Stocked, owned: number): boolean => !isGone(item) && item.points <= owned;

/** Whether none is left of what is limited. */
export const isGone = ({ limited, stock }: Pick<MallItem, 'limited' | 'stock'>): boolean =>
  limited && stock === 0;
