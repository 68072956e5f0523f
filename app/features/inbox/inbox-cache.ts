import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { InboxMessage, listInbox } from '@/contracts/inbox/inbox';
import type { ResponseOf } from '@/contracts/operation';
import { unreadInboxQuery } from '../../domain/member/unread.queries';
import { inboxQuery } from './inbox.queries';

type Id = InboxMessage['id'];
type Pages = InfiniteData<ResponseOf<typeof listInbox>, unknown>;

/** Shows one message as read or unread. */
export function showRead(queryClient: QueryClient, id: Id, read: boolean): void {
  changeMessages(queryClient, (messages) =>
    messages.map((message) => (message.id === id ? { ...message, read } : message)),
  );
}

/** Takes a message out of the list; what it answers puts it back in its place (NOTICE-27). */
export function hideMessage(queryClient: QueryClient, id: Id): () => void {
  const before = queryClient.getQueryData(inboxQuery().queryKey);
  changeMessages(queryClient, (messages) => messages.filter((message) => message.id !== id));
  return () => queryClient.setQueryData(inboxQuery().queryKey, (now) => putBack(now, before, id));
}

/** Counts what is unread up or down until the gateway's own figure is there. */
export function countUnread(queryClient: QueryClient, change: 1 | -1): void {
  queryClient.setQueryData(unreadInboxQuery().queryKey, (count) =>
    count === undefined ? undefined : Math.max(0, count + change),
  );
}

function changeMessages(
  queryClient: QueryClient,
  change: (messages: InboxMessage[]) => InboxMessage[],
): void {
  queryClient.setQueryData(
    inboxQuery().queryKey,
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, content: change(page.content) })) },
  );
}

function putBack(now: Pages | undefined, before: Pages | undefined, id: Id): Pages | undefined {
  if (!now || !before) return now;
  const pages = now.pages.map((page, index) => {
    const old = before.pages[index]?.content ?? [];
    const place = old.findIndex((message) => message.id === id);
    const message = old[place];
    if (!message || page.content.some((one) => one.id === id)) return page;
    return { ...page, content: page.content.toSpliced(place, 0, message) };
  });
  return { ...now, pages };
}
