import { useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { Notice } from '../../ui/notice';
import { PromotionDetail } from './promotion-detail';
import { knownPromotion, promotionQuery } from './promotions.queries';
import styles from './promotions-screen.module.css';
import { useCloseDetail } from './use-close-detail';

type Props = { id: number | string; category: number | string | undefined };

/**
 * The promotion that the address names, in a panel: what the list knows of it at once, its text when it is there. One
 * that does not exist is said to be gone (PROMO-02, PROMO-07, PROMO-09).
 */
export function OpenedPromotion({ id, category }: Props) {
  const queryClient = useQueryClient();
  const { data, isPending, isFetching, refetch } = useQuery(promotionQuery(id));
  const close = useCloseDetail(category);
  if (data === null) {
    return (
      <div className={styles.gone}>
        <Notice kind="info">{m.promo_gone()}</Notice>
      </div>
    );
  }
  return (
    <PromotionDetail
      promotion={data ?? knownPromotion(queryClient, id)}
      content={data?.content}
      failed={!data && !isPending}
      busy={isFetching}
      retry={() => void refetch()}
      category={category}
      onClose={close}
    />
  );
}
