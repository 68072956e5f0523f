import type { QueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '@/contracts/session/session-info';
import { warmList, warmQueries } from '../../lib/calls/warm-queries';
import { hasMoney } from '../../session/member-types';
import { friendsQuery, invitationQuery } from './referral.queries';
import type { ReferralSearch } from './referral.search';

/** Warms the invitation and the friends that the address shows; nothing for guests, members on trial and free accounts. */
export async function loadReferral(
  queryClient: QueryClient,
  session: SessionInfo | null,
  { group }: ReferralSearch,
): Promise<void> {
  if (!hasMoney(session)) return;
  const friends = warmList(queryClient, friendsQuery(group));
  const invitation = warmQueries(queryClient, [invitationQuery()]);
  if (typeof window === 'undefined') await Promise.all([friends, invitation]);
}
