import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getSession } from './lazy-functions';

/** The signed-in member's public record, or null. Set by the server, by login and by logout; never polled. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => getSession({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Who is signed in; null for a guest (SESS-16). */
export function useSession() {
  return useSuspenseQuery(sessionQuery()).data;
}
