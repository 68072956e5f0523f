import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import type { PageOf } from '@/app/lists/use-list';
import { LOCALISED } from '@/app/locale/locale';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { getOrder, listOrders } from '@/contracts/lottery-orders/lottery-orders';
import type { ResponseOf } from '@/contracts/operation';
import type { DateRange } from '@/contracts/shared/days';

/** Entries of a page. */
const PAGE_SIZE = 30;

export const ORDERS_KEY = [MEMBER_KEY, 'lottery-orders'] as const;

/** The lottery orders of a range page by page, the last first (CALL-81). */
export function ordersQuery({ from, to }: DateRange) {
  return infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', from, to, LOCALISED],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listOrders,
        { from, to, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

type Page = ResponseOf<typeof listOrders>;
export type LotteryOrder = Page['list'][number];

export const ordersPage: PageOf<Page, LotteryOrder> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ orderId }) => orderId,
};

/** One order with its tickets (CALL-82). */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'one', orderId, LOCALISED],
    queryFn: ({ signal }) => gateway(getOrder, { orderId }, signal),
  });
}
