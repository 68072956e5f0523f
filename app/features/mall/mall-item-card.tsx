import { Link } from '@tanstack/react-router';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnCover } from '../../domain/media/own-art';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { standingOf } from './item-standing';
import type { MallItem } from './mall.queries';
import type { MallSearch } from './mall.search';
import styles from './mall-item-card.module.css';
import { StandingText } from './standing-text';

type Props = {
  item: MallItem;
  /** The member's points, where they are known. */
  owned: number | undefined;
  search: MallSearch;
  /** Among those that are seen first. */
  first: boolean;
};

/** An item: picture, name, price, stock; it opens its sheet (MALL-03). */
export function MallItemCard({ item, owned, search, first }: Props) {
  const standing = standingOf(item, owned);
  return (
    <Link
      to="/m/mall/mallHome"
      search={{ ...search, item: item.id }}
      state={{ openedHere: true }}
      resetScroll={false}
      viewTransition={false}
      className={styles.card}
      data-standing={standing.is}
    >
      <ItemPicture item={item} className={styles.picture} size={184} first={first} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{item.name}</bdi>
        </span>
        <span className={styles.price}>
          <span>{`${formatCount(item.points)} `}</span>
          <span className={styles.unit}>{m.mall_points_unit()}</span>
        </span>
        <span className={styles.standing}>
          <StandingText item={item} standing={standing} />
        </span>
      </span>
    </Link>
  );
}

type PictureProps = {
  item: Pick<MallItem, 'id' | 'picture'>;
  className: string | undefined;
  size: number;
  first?: boolean;
};

/** The square picture of an item; the site draws one where there is none. */
export function ItemPicture({ item: { id, picture }, className, size, first = false }: PictureProps) {
  const stand = drawnCover(id);
  return (
    <OperatorImage
      {...{ className, first }}
      path={picture || stand}
      instead={stand}
      alt=""
      width={size}
      height={size}
    />
  );
}

/** The picture small, at the start of a row. */
export const ItemThumb = ({ item }: Pick<PictureProps, 'item'>) => (
  <ItemPicture item={item} className={styles.thumb} size={64} />
);
