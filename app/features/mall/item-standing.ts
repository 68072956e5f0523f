import type { MallItem } from './mall.queries';

/** Fewer than this are said to be nearly gone. */
const SCARCE = 5;

/** What is to be said of an item first; `short` counts the points that are missing. */
export type Standing =
  | { is: 'gone' }
  | { is: 'short'; missing: number }
  | { is: 'scarce' | 'left'; stock: number }
  | { is: 'endless' };

/** How an item stands for who has so many points; undefined for a guest, and while nobody knows (MALL-03). */
export function standingOf(
  { stock, points }: Pick<MallItem, 'stock' | 'points'>,
  owned: number | undefined,
): Standing {
  if (stock === 0) return { is: 'gone' };
  if (owned !== undefined && owned < points) return { is: 'short', missing: points - owned };
  if (stock === null) return { is: 'endless' };
  return { is: stock < SCARCE ? 'scarce' : 'left', stock };
}

/** Whether so many points are enough for one that is there. */
export const isAffordable = (item: Pick<MallItem, 'stock' | 'points'>, owned: number): boolean =>
  item.stock !== 0 && item.points <= owned;
