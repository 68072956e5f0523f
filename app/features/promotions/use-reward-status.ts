import { useQuery } from '@tanstack/react-query';
import { sameId } from '../../lib/links/search-id';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import type { PromotionSummary } from './promotion-summary';
import { applicationsQuery } from './promotions.queries';

/**
 * Responses a function that tells how far the member is with a promotion: the status of the newest application, or
 * undefined. Guests and members on trial have none, and nothing is asked for them.
 */
export function useRewardStatus() {
  const session = useSession();
  const { data } = useQuery({ ...applicationsQuery(), enabled: session !== null && !isTrial(session) });
  return ({ rewardId }: Pick<PromotionSummary, 'rewardId'>): string | undefined =>
    data?.list.find(({ promotionId }) => sameId(promotionId, rewardId))?.status;
}
