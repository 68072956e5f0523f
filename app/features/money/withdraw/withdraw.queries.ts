import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contracts/operation';
import { getWithdrawal } from '../../../../contracts/withdraw/withdraw-order';
import { getWithdrawOverview } from '../../../../contracts/withdraw/withdraw-overview';
import { gateway } from '../../../lib/gateway';
import { isUnknown } from '../../../lib/is-unknown';
import { MEMBER_KEY } from '../../../session/member.queries';

export type WithdrawOverview = AnswerOf<typeof getWithdrawOverview>;
export type Withdrawal = AnswerOf<typeof getWithdrawal>;

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
