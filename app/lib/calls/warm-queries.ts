import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { patiently } from '../loading/patiently';

/** How long the server waits for what a page can show later, in milliseconds. */
const PATIENCE = 1_000;

// biome-ignore lint/suspicious/noExplicitAny: queries of any data; what they hold does not matter here
type Query = FetchQueryOptions<any, any, any, any> & { queryKey: QueryKey };

/**
 * Loads queries together, on the server for a second at most, in the browser only for what comes at once (`patiently`);
 * the screen asks for slower ones itself. Resolves also when some fail: each part of the screen says so for itself. What
 * is there already is shown meanwhile, however old: a way back leads on at once.
 */
export async function warmQueries(queryClient: QueryClient, queries: readonly Query[]): Promise<void> {
  const lacking = queries.map(({ queryKey }) => isLacking(queryClient, queryKey));
  const loads = queries.map((query) => queryClient.prefetchQuery(query));
  await inTime(
    queryClient,
    queries,
    loads.filter((_, index) => lacking[index]),
  );
}

/** Not there, or known to be wrong by now. */
function isLacking(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const state = queryClient.getQueryState(queryKey);
  return state?.data === undefined || state.isInvalidated;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
type List = FetchInfiniteQueryOptions<any, any, any, any, any> & { queryKey: QueryKey };

/** `warmQueries` for the first page of a list. */
export function warmList(queryClient: QueryClient, list: List): Promise<void> {
  const lacks = isLacking(queryClient, list.queryKey);
  const load = queryClient.prefetchInfiniteQuery(list);
  return inTime(queryClient, [list], lacks ? [load] : []);
}

type Keyed = { queryKey: QueryKey };

async function inTime(queryClient: QueryClient, queries: readonly Keyed[], loads: Promise<void>[]) {
  const loaded = Promise.all(loads);
  if (typeof window !== 'undefined') return void (await patiently(loaded));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  // An answer that came between rendering here and hydration there would make the two differ.
  await Promise.all(queries.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })));
}
