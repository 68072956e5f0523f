import { OperatorImage } from '../../domain/media/operator-image';
import { drawnHero } from '../../domain/media/own-art';
import type { Elements } from '../../ui/elements';
import { Skeleton } from '../../ui/skeleton';
import styles from './promotion-detail.module.css';
import type { PromotionSummary } from './promotion-summary';
import { PromotionTag } from './promotion-tag';
import { StartDate } from './start-date';
import { useRewardStatus } from './use-reward-status';

type Props = {
  /** Undefined while nothing of it is known. */
  promotion: PromotionSummary | undefined;
  /** Its text. */
  children: Elements;
};

/** Picture, state, start and title of a promotion over its text (PROMO-03 to PROMO-06). */
export function PromotionArticle({ promotion, children }: Props) {
  const statusOf = useRewardStatus();
  const stand = drawnHero(String(promotion?.id ?? ''));
  return (
    <>
      {promotion ? (
        <OperatorImage
          className={styles.hero}
          path={promotion.picture || stand}
          instead={stand}
          alt=""
          width={390}
          height={216}
          main
        />
      ) : (
        <Skeleton className={styles.hero} />
      )}
      <article className={styles.article}>
        {promotion && (
          <>
            <div className={styles.meta}>
              <PromotionTag promotion={promotion} status={statusOf(promotion)} />
              <StartDate startDate={promotion.startDate} />
            </div>
            <h2 className={styles.title}>
              <bdi>{promotion.title}</bdi>
            </h2>
          </>
        )}
        {children}
      </article>
    </>
  );
}
