import { useEffect, useRef, useState } from 'react';
import type { InboxMessage } from '../../../contracts/inbox/inbox';
import { RichText } from '../../domain/media/rich-text';
import { noticeDate } from '../../lib/dates';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { messageOfError } from '../../shell/error-message';
import { useToast } from '../../shell/toast';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { DeleteMessageDialog } from './delete-message-dialog';
import styles from './inbox-screen.module.css';
import { useInboxActions } from './use-inbox-actions';

/** The messages as an accordion; an opened one is read and may be deleted (NOTICE-27). */
export function MessageList({ messages }: { messages: InboxMessage[] }) {
  const { timeZone } = useSite();
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ id: InboxMessage['id']; index: number } | null>(null);
  const { read, remove } = useInboxActions();
  const [deleting, setDeleting] = useState<InboxMessage | null>(null);

  // The focus moves on once the row is gone, or it would go with it.
  useEffect(() => {
    const row = leaving.current;
    if (!row || messages.some(({ id }) => id === row.id)) return;
    leaving.current = null;
    focusRow(list.current, row.index);
  }, [messages]);

  async function confirm(message: InboxMessage) {
    const index = messages.findIndex(({ id }) => id === message.id);
    setDeleting(null);
    leaving.current = { id: message.id, index };
    try {
      await remove(message);
      toast(m.inbox_deleted(), { kind: 'success' });
    } catch (error) {
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
  }

  return (
    <>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={m.messages_inbox()}>
        {messages.map((message) => (
          <li key={message.id} className={styles.item}>
            <Disclosure
              title={message.title || m.inbox_untitled()}
              meta={noticeDate(message.createdAt, timeZone)}
              mark={message.read ? undefined : m.inbox_unread()}
              onOpen={() => void read(message)}
            >
              {message.content && <RichText html={message.content} />}
              <Button look="destructive" className={styles.delete} onClick={() => setDeleting(message)}>
                {m.inbox_delete()}
              </Button>
            </Disclosure>
          </li>
        ))}
      </ul>
      {deleting && (
        <DeleteMessageDialog
          title={deleting.title || m.inbox_untitled()}
          onConfirm={() => void confirm(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

/** Moves the focus to the message that took the place of the deleted one, else to the last one or the list. */
function focusRow(list: HTMLUListElement | null, index: number): void {
  const rows = list?.querySelectorAll('summary') ?? [];
  (rows[Math.min(index, rows.length - 1)] ?? list)?.focus();
}
