import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { deleteInboxMessage, type InboxMessage, readInboxMessage } from '@/contracts/inbox/inbox';
import { unreadInboxQuery } from '../../domain/member/unread.queries';
import { gateway } from '../../lib/calls/gateway';
import { inboxQuery } from './inbox.queries';
import { countUnread, hideMessage, showRead } from './inbox-cache';

/**
 * Reading and deleting a message: shown at once, taken back when the call fails; the unread figure is asked for
 * again after each (NOTICE-27).
 */
export function useInboxActions() {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<InboxMessage['id']>());

  return useMemo(() => {
    const recount = () => queryClient.invalidateQueries({ queryKey: unreadInboxQuery().queryKey });

    /** Marks an unread message as read, once; one that could not be marked is unread again. */
    async function read({ id, read: isRead }: InboxMessage): Promise<void> {
      if (isRead || asked.current.has(id)) return;
      asked.current.add(id);
      await queryClient.cancelQueries({ queryKey: inboxQuery().queryKey });
      showRead(queryClient, id, true);
      countUnread(queryClient, -1);
      try {
        await gateway(readInboxMessage, { messageId: id });
      } catch {
        showRead(queryClient, id, false);
        countUnread(queryClient, 1);
        asked.current.delete(id);
      }
      await recount();
    }

    /** Deletes a message. @throws GatewayError after the message is back in its place */
    async function remove({ id, read: isRead }: InboxMessage): Promise<void> {
      await queryClient.cancelQueries({ queryKey: inboxQuery().queryKey });
      const restore = hideMessage(queryClient, id);
      if (!isRead) countUnread(queryClient, -1);
      try {
        await gateway(deleteInboxMessage, { messageId: id });
      } catch (error) {
        restore();
        if (!isRead) countUnread(queryClient, 1);
        throw error;
      } finally {
        void recount();
      }
      // What stood on the next page moves up.
      void queryClient.invalidateQueries({ queryKey: inboxQuery().queryKey });
    }

    return { read, remove };
  }, [queryClient]);
}
