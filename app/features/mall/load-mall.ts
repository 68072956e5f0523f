import type { QueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '../../../contracts/session/session-info';
import { warmQueries } from '../../lib/warm-queries';
import { pointsQuery } from '../../session/member.queries';
import { mallItemsQuery, redemptionsQuery } from './mall.queries';

/** Warms the items, and a member's points. */
export function loadMall(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  const items = mallItemsQuery();
  return session ? warmQueries(queryClient, [items, pointsQuery()]) : warmQueries(queryClient, [items]);
}

/** Warms the history on the server; the browser shows what it has meanwhile. */
export async function loadRedemptions(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  if (!session) return;
  const loaded = queryClient.prefetchInfiniteQuery(redemptionsQuery());
  if (typeof window === 'undefined') await loaded;
}
