import type { QueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '@/contracts/session/session-info';
import { warmList, warmQueries } from '../../lib/calls/warm-queries';
import { pointsQuery } from '../../session/member.queries';
import { isTrial } from '../../session/member-types';
import { mallItemsQuery, redemptionsQuery } from './mall.queries';

/** Warms the items, and the points of a member who is not on trial. */
export function loadMall(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  const items = mallItemsQuery();
  return session && !isTrial(session)
    ? warmQueries(queryClient, [items, pointsQuery()])
    : warmQueries(queryClient, [items]);
}

/** Warms the history on the server; the browser shows what it has meanwhile. */
export async function loadRedemptions(queryClient: QueryClient, session: SessionInfo | null): Promise<void> {
  if (!session) return;
  const loaded = warmList(queryClient, redemptionsQuery());
  if (typeof window === 'undefined') await loaded;
}
