import { Link } from '@tanstack/react-router';
import { OperatorImage } from '../../domain/media/operator-image';
import { drawnHero } from '../../domain/media/own-art';
import { categoryName } from './category-name';
import styles from './promotion-card.module.css';
import type { PromotionSummary } from './promotion-summary';
import { PromotionTag } from './promotion-tag';
import { StartDate } from './start-date';

type Props = {
  promotion: PromotionSummary;
  status: string | undefined;
  /** Tab of the list, which stays when the detail closes. */
  category: number | string | undefined;
  first: boolean;
};

/** One promotion of the list: picture, title, start, state; the whole card opens its detail (PROMO-02). */
export function PromotionCard({ promotion, status, category, first }: Props) {
  const { id, title, startDate, picture } = promotion;
  const stand = drawnHero(String(id));
  const label = promotion.category && categoryName(promotion.category);
  return (
    <Link
      to="/m/activity"
      search={{ id, category }}
      state={{ openedFromList: true }}
      resetScroll={false}
      viewTransition={false}
      className={styles.card}
    >
      <span className={styles.box}>
        <OperatorImage
          className={styles.picture}
          path={picture || stand}
          instead={stand}
          alt=""
          width={390}
          height={171}
          main={first}
        />
        {label && (
          <span className={styles.label}>
            <bdi>{label}</bdi>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.meta}>
          <StartDate startDate={startDate} />
          <PromotionTag promotion={promotion} status={status} />
        </span>
      </span>
    </Link>
  );
}
