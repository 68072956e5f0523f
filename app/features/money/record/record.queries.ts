import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import type { PageOf } from '@/app/lists/use-list';
import { LOCALISED } from '@/app/locale/locale';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { InputOf, ResponseOf } from '@/contracts/operation';
import type { Movement } from '@/contracts/record/movement';
import { findMovements, getMovement, listMovements, summariseMovements } from '@/contracts/record/record';

/** Entries of a page. */
const PAGE_SIZE = 30;

/** All that is known of movements; goes stale with every movement of money. */
export const RECORD_KEY = [MEMBER_KEY, 'record'] as const;

export type RecordFilter = InputOf<typeof summariseMovements>;

/** The movements of a range page by page, the last first (MONEY-13). */
export function movementsQuery(filter: RecordFilter) {
  return infiniteQueryOptions({
    queryKey: [...RECORD_KEY, 'list', filter, LOCALISED],
    queryFn: ({ pageParam, signal }) =>
      gateway(
        listMovements,
        { ...filter, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const movementsPage: PageOf<ResponseOf<typeof listMovements>, Movement> = {
  entriesOf: ({ list }) => list,
  keyOf: ({ id }) => id,
};

/** What a range comes to (MONEY-13). */
export function summaryQuery(filter: RecordFilter) {
  return queryOptions({
    queryKey: [...RECORD_KEY, 'summary', filter],
    queryFn: ({ signal }) => gateway(summariseMovements, filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** The movements of one order, transfer or round. */
export function foundQuery(reference: string) {
  return queryOptions({
    queryKey: [...RECORD_KEY, 'found', reference, LOCALISED],
    queryFn: async ({ signal }) => (await gateway(findMovements, { reference }, signal)).list,
  });
}

/** One movement with what it came from. */
export function movementQuery(id: string) {
  return queryOptions({
    queryKey: [...RECORD_KEY, 'movement', id, LOCALISED],
    queryFn: ({ signal }) => gateway(getMovement, { id }, signal),
  });
}
