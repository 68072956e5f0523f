import { infiniteQueryOptions } from '@tanstack/react-query';
import { type InboxMessage, listInbox } from '@/contracts/inbox/inbox';
import type { ResponseOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import type { PageOf } from '../../lists/use-list';
import { LOCALISED } from '../../locale/locale';
import { MEMBER_KEY } from '../../session/member.queries';

/** The member's messages page by page, newest first (CALL-88, NOTICE-27). */
export function inboxQuery() {
  return infiniteQueryOptions({
    queryKey: [MEMBER_KEY, 'inbox', LOCALISED],
    queryFn: ({ pageParam, signal }) => gateway(listInbox, { pageNum: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
}

export const inboxPage: PageOf<ResponseOf<typeof listInbox>, InboxMessage> = {
  entriesOf: ({ content }) => content,
  keyOf: ({ id }) => id,
};
