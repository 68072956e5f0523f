import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listMallItems } from '@/contracts/mall/items';
import { listRedemptions } from '@/contracts/mall/redemptions';
import type { ResponseOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import type { PageOf } from '../../lists/use-list';
import { LOCALISED } from '../../locale/locale';
import { MEMBER_KEY } from '../../session/member.queries';

/** Entries of a page of the history. */
const PAGE_SIZE = 20;

export type MallItem = ResponseOf<typeof listMallItems>['items'][number];

/** The items of the points mall, the same for everybody (MALL-03). */
export function mallItemsQuery() {
  return queryOptions({
    queryKey: ['mall-items', LOCALISED],
    queryFn: async ({ signal }) => (await gateway(listMallItems, {}, signal)).items,
    staleTime: 10_000,
  });
}

/** What the member took, page by page, the last first (MALL-03). */
export function redemptionsQuery() {
  return infiniteQueryOptions({
    queryKey: [MEMBER_KEY, 'redemptions', LOCALISED],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listRedemptions,
        { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

type Page = ResponseOf<typeof listRedemptions>;
export type Redemption = Page['list'][number];

export const redemptionsPage: PageOf<Page, Redemption> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ orderNo }) => orderNo,
};
