import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getSession } from './lazy-functions';
import { memberOf } from './member-of';

/** The signed-in member's public record, or null. Set by the server, by login and by logout; never polled. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => getSession({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Who is signed in; null for a guest (SESS-16), and for anybody while the site is not open for members yet. */
export function useSession() {
  const client = useQueryClient();
  return memberOf(useAccount(), client.getQueryData(['site']));
}

/** Who is signed in, open for members or not: for what leads into an account, and out of it. */
export function useAccount() {
  return useSuspenseQuery(sessionQuery()).data;
}
