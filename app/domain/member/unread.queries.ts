import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { getChatUnread } from '@/contracts/chat/live';
import { getUnreadInbox } from '@/contracts/inbox/inbox';
import { gateway } from '../../lib/calls/gateway';
import { type Throttled, throttle } from '../../lib/time/throttle';
import { UNREAD_THROTTLE } from '../../lib/time/timing';
import { MEMBER_KEY } from '../../session/member.queries';
import { getsUnreadCounts } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { getsUnreadChat } from './gets-unread-chat';

// Each visitor has a query client of its own, so that no two wait for one another.
const inboxThrottle = new WeakMap<QueryClient, Throttled>();
const chatThrottle = new WeakMap<QueryClient, Throttled>();

/** How many inbox messages wait to be read, asked for at most every 250 ms (CALL-34, NOTICE-23, NOTICE-24). */
export function unreadInboxQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'unread-inbox'],
    queryFn: ({ client, signal }) =>
      throttleOf(inboxThrottle, client)(() => gateway(getUnreadInbox, {}, signal), signal),
  });
}

/** The figure for badges; 0 without a call for guests and users on trial (NOTICE-22, NOTICE-25, ROLE-43). */
export function useUnreadInbox(): number {
  const isEntitled = getsUnreadCounts(useSession());
  const { data = 0 } = useQuery({ ...unreadInboxQuery(), enabled: isEntitled });
  return isEntitled ? data : 0;
}

/** How many chat messages wait, asked for at most every 250 ms; a failure stays silent (CALL-72, CHAT-18 to CHAT-20). */
export function unreadChatQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'unread-chat'],
    queryFn: async ({ client, signal }) => {
      const ask = () => gateway(getChatUnread, {}, signal);
      return (await throttleOf(chatThrottle, client)(ask, signal)).unReadCount;
    },
  });
}

/** The figure for badges of the chat; 0 without a call where there is no chat, for guests and on trial (CHAT-21, CHAT-22). */
export function useUnreadChat(): number {
  const isEntitled = getsUnreadChat(useSession(), useSite().flags);
  const { data = 0 } = useQuery({ ...unreadChatQuery(), enabled: isEntitled });
  return isEntitled ? data : 0;
}

function throttleOf(kept: WeakMap<QueryClient, Throttled>, client: QueryClient): Throttled {
  const known = kept.get(client) ?? throttle(UNREAD_THROTTLE);
  kept.set(client, known);
  return known;
}
