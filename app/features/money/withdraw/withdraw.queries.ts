import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { isUnknown } from '@/app/lib/calls/is-unknown';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { ResponseOf } from '@/contracts/operation';
import { getWithdrawal } from '@/contracts/withdraw/withdraw-order';
import { getWithdrawOverview } from '@/contracts/withdraw/withdraw-overview';

export type WithdrawOverview = ResponseOf<typeof getWithdrawOverview>;
export type Withdrawal = ResponseOf<typeof getWithdrawal>;

/** What may be withdrawn now, and on which terms (MONEY-07). */
export function withdrawOverviewQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'withdraw-overview'],
    queryFn: ({ signal }) => gateway(getWithdrawOverview, {}, signal),
  });
}

/** Whether an error says that the member has no such withdrawal, or that none can be called so. */
export const isNoWithdrawal = (error: unknown): boolean => isUnknown(error, 'order.unknown');

/** One withdrawal of the member's own. */
export function withdrawalQuery(orderNo: string) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'withdrawal', orderNo],
    queryFn: ({ signal }) => gateway(getWithdrawal, { orderNo }, signal),
  });
}
