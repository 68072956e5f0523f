import { queryOptions } from '@tanstack/react-query';
import { getIcon } from '../../contracts/member/icon';
import { getMemberInfo } from '../../contracts/member/member-info';
import { getPointsBalance } from '../../contracts/member/points-balance';
import { getRankProgress } from '../../contracts/member/rank-progress';
import type { SessionInfo } from '../../contracts/session/session-info';
import { getMerchantWallet } from '../../contracts/wallet/merchant-wallet';
import { getWallet } from '../../contracts/wallet/wallet';
import { gateway } from '../lib/calls/gateway';

/** Everything below this key belongs to one member and goes at login and logout (SESS-47). */
export const MEMBER_KEY = 'member';

/** Milliseconds until what could not be read is asked for again by itself, while somebody looks at it. */
export const ASK_AGAIN = 15_000;

const untilRead = {
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? ASK_AGAIN : false,
} as const;

export function memberInfoQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'info'],
    queryFn: ({ signal }) => gateway(getMemberInfo, {}, signal),
    ...untilRead,
  });
}

/** The member's picture (CALL-23). */
export function memberIconQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'icon'],
    queryFn: ({ signal }) => gateway(getIcon, {}, signal),
    staleTime: 300_000,
  });
}

export function walletQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'wallet'],
    queryFn: ({ signal }) => gateway(getWallet, {}, signal),
    staleTime: 10_000,
    ...untilRead,
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

/** What the header and home renew when somebody is signed in; no call for a guest (SESS-36 to SESS-39). */
export function memberQueries(session: SessionInfo | null) {
  return session ? [memberInfoQuery(), walletQuery(), rankProgressQuery()] : [];
}
