import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PromotionCard } from './promotion-card';
import type { PromotionSummary } from './promotion-summary';
import styles from './promotions-screen.module.css';
import { useRewardStatus } from './use-reward-status';

type Props = {
  promotions: readonly PromotionSummary[];
  total: number;
  category: number | string | undefined;
  /** Still those of the tab before. */
  stale: boolean;
  /** Loads the next page; undefined on the last one. */
  more: (() => void) | undefined;
  loadingMore: boolean;
  failedMore: boolean;
};

/** The loaded promotions, and a button that loads more (PROMO-01). */
export function PromotionList(props: Props) {
  const { promotions, total, category, stale, more, loadingMore, failedMore } = props;
  const statusOf = useRewardStatus();
  return (
    <>
      <ul className={styles.list} aria-busy={stale} data-stale={stale ? '' : undefined}>
        {promotions.map((promotion, index) => (
          <li key={promotion.id} className={styles.item}>
            <PromotionCard
              promotion={promotion}
              status={statusOf(promotion)}
              category={category}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
      {more && !stale && (
        <div className={styles.more}>
          {failedMore && !loadingMore && <Notice kind="error">{m.promo_failed_text()}</Notice>}
          <p>{m.promo_shown({ shown: promotions.length, total })}</p>
          <Button look="secondary" busyText={loadingMore ? m.action_working() : undefined} onClick={more}>
            {m.promo_more()}
          </Button>
        </div>
      )}
    </>
  );
}
