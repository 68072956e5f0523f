import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { joinPromotion } from '@/contracts/rewards/join-promotion';
import { gateway } from '../../lib/calls/gateway';
import { m } from '../../paraglide/messages.js';
import { useIntent } from '../../session/use-intent';
import { messageOfError } from '../../shell/error-message';
import { useSessionEnded } from '../../shell/session-watch';
import { useToast } from '../../shell/toast';
import type { PromotionSummary } from './promotion-summary';
import { applicationsQuery } from './promotions.queries';

const JOINED = 'signed';

/** Joins a sign-up promotion, once however often it is tapped (PROMO-14, PROMO-15). */
export function useJoin({ rewardId }: Pick<PromotionSummary, 'rewardId'>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onEnded = useSessionEnded();
  const running = useRef(false);
  const [joining, setJoining] = useState(false);
  const sendOnce = useIntent('join');

  async function join() {
    if (running.current) return;
    running.current = true;
    setJoining(true);
    try {
      const input = { promotionId: rewardId };
      await sendOnce(input, (idempotencyKey) => gateway(joinPromotion, input, undefined, idempotencyKey));
      const { queryKey } = applicationsQuery();
      queryClient.setQueryData(queryKey, (known) => ({
        list: [{ promotionId: rewardId, status: JOINED }, ...(known?.list ?? [])],
      }));
      void queryClient.invalidateQueries({ queryKey });
      toast(m.promo_joined(), { kind: 'success' });
    } catch (error) {
      onEnded(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    } finally {
      running.current = false;
      setJoining(false);
    }
  }

  return { join, joining };
}
