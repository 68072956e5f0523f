import { useQueryClient } from '@tanstack/react-query';
import { joinPromotion } from '@/contracts/rewards/join-promotion';
import { useAction } from '../../forms/use-action';
import { gateway } from '../../lib/calls/gateway';
import { m } from '../../paraglide/messages.js';
import { useIntent } from '../../session/use-intent';
import type { PromotionSummary } from './promotion-summary';
import { applicationsQuery } from './promotions.queries';

const JOINED = 'signed';

/** Joins a sign-up promotion, once however often it is tapped (PROMO-14, PROMO-15). */
export function useJoin({ rewardId }: Pick<PromotionSummary, 'rewardId'>) {
  const queryClient = useQueryClient();
  const sendOnce = useIntent('join');
  const { run, isBusy } = useAction(async () => {
    const input = { promotionId: rewardId };
    await sendOnce(input, (idempotencyKey) => gateway(joinPromotion, input, undefined, idempotencyKey));
    const { queryKey } = applicationsQuery();
    queryClient.setQueryData(queryKey, (known) => ({
      list: [{ promotionId: rewardId, status: JOINED }, ...(known?.list ?? [])],
    }));
    void queryClient.invalidateQueries({ queryKey });
    return m.promo_joined();
  });
  return { join: run, joining: isBusy };
}
