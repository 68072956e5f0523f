import type { UseQueryResult } from '@tanstack/react-query';

/** The entries of a list and how far they are loaded, wherever they come from. */
export type ListState<Entry> = {
  /** Each once; undefined while none were loaded, and when they could not be. */
  entries: readonly Entry[] | undefined;
  /** What tells an entry from all others. */
  keyOf: (entry: Entry) => number | string;
  /** How many there are on all pages; undefined when nobody knows. */
  total: number | undefined;
  isPending: boolean;
  isFetching: boolean;
  /** Still those of the filter before. */
  isStale: boolean;
  /** Asks again for all that is shown, or for what could not be loaded. */
  refresh: () => void;
  more: More;
};

/** The next page: whether there is one, whether it is on its way or failed to come, and what asks for it. */
export type More = { has: boolean; busy: boolean; failed: boolean; load: () => void };

const NO_MORE: More = { has: false, busy: false, failed: false, load: () => undefined };

/** A list that comes in one answer; `entries` are what the screen shows of it. */
export function wholeList<Entry>(
  query: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'refetch'>,
  entries: readonly Entry[] | undefined,
  keyOf: ListState<Entry>['keyOf'],
): ListState<Entry> {
  const { isPending, isFetching, refetch } = query;
  return {
    entries,
    keyOf,
    total: entries?.length,
    isPending,
    isFetching,
    isStale: false,
    refresh: () => void refetch(),
    more: NO_MORE,
  };
}

/** The entries without those that are there twice, as one is that moved to the next page meanwhile. */
export function onceEach<Entry>(entries: readonly Entry[], keyOf: ListState<Entry>['keyOf']): Entry[] {
  return [...new Map(entries.map((entry) => [String(keyOf(entry)), entry])).values()];
}
