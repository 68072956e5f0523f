import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getMemberInfo } from '../../contracts/member/member-info';
import { getPointsBalance } from '../../contracts/member/points-balance';
import { getRankProgress } from '../../contracts/member/rank-progress';
import { getMerchantWallet } from '../../contracts/wallet/merchant-wallet';
import { getWallet } from '../../contracts/wallet/wallet';
import { gateway } from '../lib/gateway';
import { sessionQuery } from './session.queries';

/** Everything below this key belongs to one member and goes at login and logout (SESS-47). */
export const MEMBER_KEY = 'member';

export function memberInfoQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'info'],
    queryFn: ({ signal }) => gateway(getMemberInfo, {}, signal),
  });
}

export function walletQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'wallet'],
    queryFn: ({ signal }) => gateway(getWallet, {}, signal),
    staleTime: 10_000,
  });
}

export function merchantWalletQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'merchant-wallet'],
    queryFn: ({ signal }) => gateway(getMerchantWallet, {}, signal),
    staleTime: 300_000,
  });
}

export function pointsQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'points'],
    queryFn: ({ signal }) => gateway(getPointsBalance, {}, signal),
  });
}

export function rankProgressQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'rank-progress'],
    queryFn: ({ signal }) => gateway(getRankProgress, {}, signal),
  });
}

/**
 * Renews member info, wallet and rank progress together when somebody is signed in, and makes none of these calls
 * for a guest (SESS-36 to SESS-39). Resolves also when a call fails: the screen shows what is known.
 */
export async function warmMember(queryClient: QueryClient): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery());
  if (!session) return;
  await Promise.all([
    queryClient.prefetchQuery(memberInfoQuery()),
    queryClient.prefetchQuery(walletQuery()),
    queryClient.prefetchQuery(rankProgressQuery()),
  ]);
}
