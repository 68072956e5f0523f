import { Link } from '@tanstack/react-router';
import type { Announcement } from '../../../contracts/content/announcements';
import { drawnHero } from '../../lib/own-art';
import { searchId } from '../../lib/search-id';
import { firstPicture } from '../../shell/first-picture';
import { OperatorImage } from '../../shell/operator-image';
import styles from './promotion-card.module.css';
import { StartDate } from './start-date';

/** One promotion of the list: picture, title, start; the whole card opens its detail (PROMO-02). */
export function PromotionCard({ promotion, first }: { promotion: Announcement; first: boolean }) {
  const { id, title, startDate } = promotion;
  const stand = drawnHero(String(id));
  return (
    <Link
      to="/m/activity"
      search={{ id: searchId(id) }}
      state={{ openedFromList: true }}
      resetScroll={false}
      viewTransition={false}
      className={styles.card}
    >
      <span className={styles.box}>
        <OperatorImage
          className={styles.picture}
          path={firstPicture(promotion) || stand}
          instead={stand}
          alt=""
          width={390}
          height={171}
          first={first}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <StartDate startDate={startDate} />
      </span>
    </Link>
  );
}
