import type { MallKind } from '@/contracts/mall/kinds';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { Fact } from '../../ui/facts';
import styles from './item-facts.module.css';
import type { MallItem } from './mall.queries';
import { ItemThumb } from './mall-item-card';

/** How items of a kind reach the member. */
export const DELIVERY: Record<MallKind, () => string> = {
  goods: m.mall_delivery_goods,
  card: m.mall_delivery_card,
  bonus: m.mall_delivery_bonus,
};

/** An item in short: its picture and its name. */
export function ItemHead({ item }: { item: MallItem }) {
  return (
    <div className={styles.head}>
      <ItemThumb item={item} />
      <p className={styles.name}>
        <bdi>{item.name}</bdi>
      </p>
    </div>
  );
}

/** A number of points, beside its name. */
export function PointsFact({ name, points }: { name: string; points: number }) {
  return <Fact name={name}>{m.mall_points({ points: formatCount(points) })}</Fact>;
}
