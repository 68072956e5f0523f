import { queryOptions } from '@tanstack/react-query';
import { getRankOverview } from '@/contracts/member/rank-overview';
import type { ResponseOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import { MEMBER_KEY } from '../../session/member.queries';

export type RankOverview = ResponseOf<typeof getRankOverview>;

/** The member's rank, the way to the next one, and all of them (WALLET-24). */
export function rankOverviewQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'rank-overview'],
    queryFn: ({ signal }) => gateway(getRankOverview, {}, signal),
  });
}
