import type { UseQueryResult } from '@tanstack/react-query';

/** What is known of one record, wherever it comes from. */
export type LoadedQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'> & {
  error?: unknown;
  refetch: () => unknown;
};
type DataOf<Query> = Query extends { data: infer Data } ? Exclude<Data, undefined> : never;

/** Queries of which a screen needs all as one: known with the last, failed with the first; only what failed is asked again. */
export function combineQueries<Queries extends Record<string, LoadedQuery<unknown>>>(
  queries: Queries,
): LoadedQuery<{ [Name in keyof Queries]: DataOf<Queries[Name]> }> {
  const named = Object.entries(queries);
  const all = Object.values(queries);
  const failed = all.filter(({ isError }) => isError);
  const data = Object.fromEntries(named.map(([name, { data }]) => [name, data]));
  return {
    data: all.some(({ data }) => data === undefined)
      ? undefined
      : (data as { [Name in keyof Queries]: DataOf<Queries[Name]> }),
    isError: failed.length > 0,
    error: failed[0]?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
