import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { type ListState, onceEach } from './list-state';

/** How a page of a list is read. A constant beside the query, so that the entries are put together once. */
export type PageOf<Page, Entry> = {
  /** What is shown of a page. */
  entriesOf: (page: Page) => readonly Entry[];
  keyOf: ListState<Entry>['keyOf'];
  /** How many entries there are on all pages; left out where nobody says. */
  totalOf?: (page: Page) => number | null | undefined;
};

/**
 * A list page by page, out of an infinite query: each entry once, and all that `List` shows of it. What was loaded is
 * there again on a way back, as long as the query keeps it.
 */
export function useList<Page, Entry, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Param>,
  { entriesOf, keyOf, totalOf }: PageOf<Page, Entry>,
): ListState<Entry> & { pages: readonly Page[] } {
  const query = useInfiniteQuery(options);
  const { data, fetchNextPage, refetch, hasNextPage } = query;
  const entries = useMemo(
    () => data && onceEach(data.pages.flatMap(entriesOf), keyOf),
    [data, entriesOf, keyOf],
  );
  const key = hashKey(options.queryKey);
  const asked = useRef<string>(undefined);

  const load = useCallback(() => {
    // Two who want the next page of a list at the same time get one; a page of another filter holds nobody up.
    if (asked.current === key) return;
    asked.current = key;
    void fetchNextPage().finally(() => {
      if (asked.current === key) asked.current = undefined;
    });
  }, [fetchNextPage, key]);

  const last = data?.pages.at(-1);
  return {
    entries,
    keyOf,
    total: hasNextPage ? ((last && totalOf?.(last)) ?? undefined) : entries?.length,
    pages: data?.pages ?? [],
    isPending: query.isPending,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    refresh: () => void refetch(),
    more: {
      has: hasNextPage,
      busy: query.isFetchingNextPage,
      failed: query.isFetchNextPageError,
      load,
    },
  };
}
