import type { Handlers } from '../../platform/handler';
import { deleteInboxMessage, listInbox, readInboxMessage, unreadInbox } from './inbox';

/** What answers the calls `inbox.*`. */
export const inboxHandlers = {
  'inbox.list': listInbox,
  'inbox.unread': unreadInbox,
  'inbox.read': readInboxMessage,
  'inbox.delete': deleteInboxMessage,
} satisfies Handlers<'inbox'>;
