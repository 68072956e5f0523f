import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getUnreadInbox } from '../../contracts/inbox/inbox';
import { gateway } from '../lib/gateway';
import { type Turns, takeTurns } from '../lib/throttle';
import { UNREAD_THROTTLE } from '../lib/timing';
import { MEMBER_KEY } from './member.queries';
import { getsUnreadCounts } from './member-types';
import { useSession } from './session.queries';

// Each visitor has a query client of its own, so that no two wait for one another.
const turns = new WeakMap<QueryClient, Turns>();

/** How many inbox messages wait to be read, asked for at most every 250 ms (CALL-34, NOTICE-23, NOTICE-24). */
export function unreadInboxQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'unread-inbox'],
    queryFn: ({ client, signal }) => turnsOf(client)(() => gateway(getUnreadInbox, {}, signal), signal),
  });
}

/** The figure for badges; 0 without a call for guests and users on trial (NOTICE-22, NOTICE-25, ROLE-43). */
export function useUnreadInbox(): number {
  const isEntitled = getsUnreadCounts(useSession());
  const { data = 0 } = useQuery({ ...unreadInboxQuery(), enabled: isEntitled });
  return isEntitled ? data : 0;
}

function turnsOf(client: QueryClient): Turns {
  const known = turns.get(client) ?? takeTurns(UNREAD_THROTTLE);
  turns.set(client, known);
  return known;
}
