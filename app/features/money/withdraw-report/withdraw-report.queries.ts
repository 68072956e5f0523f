import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import type { PageOf } from '@/app/lists/use-list';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { ResponseOf } from '@/contracts/operation';
import type { WithdrawalState } from '@/contracts/record/withdrawal-states';
import { listWithdrawals } from '@/contracts/record/withdrawals';
import type { DateRange } from '@/contracts/shared/days';

/** Entries of a page. */
const PAGE_SIZE = 30;

/** The member's withdrawals of a range page by page, the last first (MONEY-11). */
export function withdrawalsQuery({ from, to, state }: DateRange & { state?: WithdrawalState | undefined }) {
  const filter = { from, to, ...(state && { state }) };
  return infiniteQueryOptions({
    queryKey: [MEMBER_KEY, 'withdraw-report', filter],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listWithdrawals,
        { ...filter, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

type Page = ResponseOf<typeof listWithdrawals>;
export type ReportedWithdrawal = Page['list'][number];

export const withdrawalsPage: PageOf<Page, ReportedWithdrawal> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ orderNo }) => orderNo,
};
