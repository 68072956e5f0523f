import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** How long a page waits for what it can show later, in milliseconds. */
const PATIENCE = 1_000;

// biome-ignore lint/suspicious/noExplicitAny: queries of any data; what they hold does not matter here
type Query = FetchQueryOptions<any, any, any, any> & { queryKey: QueryKey };

/**
 * Loads queries together, for a second at most; the browser asks for slower ones itself. Resolves also when some
 * fail: each part of the screen says so for itself.
 */
export async function warmQueries(queryClient: QueryClient, queries: readonly Query[]): Promise<void> {
  const loads = queries.map((query) => queryClient.prefetchQuery(query));
  await patiently(queryClient, queries, loads);
}

// biome-ignore lint/suspicious/noExplicitAny: as above
type List = FetchInfiniteQueryOptions<any, any, any, any, any> & { queryKey: QueryKey };

/** `warmQueries` for the first page of a list. */
export function warmList(queryClient: QueryClient, list: List): Promise<void> {
  return patiently(queryClient, [list], [queryClient.prefetchInfiniteQuery(list)]);
}

type Keyed = { queryKey: QueryKey };

async function patiently(queryClient: QueryClient, queries: readonly Keyed[], loads: Promise<void>[]) {
  const loaded = Promise.all(loads);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (typeof window !== 'undefined') return;
  // An answer that came between rendering here and hydration there would make the two differ.
  await Promise.all(queries.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })));
}
