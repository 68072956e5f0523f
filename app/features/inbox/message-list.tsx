import { useEffect, useRef, useState } from 'react';
import type { InboxMessage } from '@/contracts/inbox/inbox';
import { RichText } from '../../domain/media/rich-text';
import { listDate } from '../../lib/time/dates';
import { List } from '../../lists/list';
import { PendingRows } from '../../lists/pending-rows';
import { useKeptPlace } from '../../lists/use-kept-place';
import { useList } from '../../lists/use-list';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { messageOfError } from '../../shell/error-message';
import { useToast } from '../../shell/toast';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { StateCard } from '../../ui/state-card';
import { DeleteMessageDialog } from './delete-message-dialog';
import { inboxPage, inboxQuery } from './inbox.queries';
import styles from './message-list.module.css';
import { useInboxActions } from './use-inbox-actions';

/** The messages as an accordion; an opened one is read and may be deleted (NOTICE-27). */
export function MessageList() {
  const list = useList(inboxQuery(), inboxPage);
  useKeptPlace(list);
  const { timeZone } = useSite();
  const toast = useToast();
  const rows = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ id: InboxMessage['id']; index: number } | null>(null);
  const { entries: messages } = list;
  const { read, remove } = useInboxActions();
  const [deleting, setDeleting] = useState<InboxMessage | null>(null);

  // The focus moves on once the row is gone, or it would go with it.
  useEffect(() => {
    const row = leaving.current;
    if (!row || messages?.some(({ id }) => id === row.id)) return;
    leaving.current = null;
    focusRow(rows.current, row.index);
  }, [messages]);

  async function confirm(message: InboxMessage) {
    const index = messages?.findIndex(({ id }) => id === message.id) ?? 0;
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
      <List
        list={list}
        words={{
          failed: { title: m.inbox_failed_title(), text: m.inbox_failed_text() },
          more: m.inbox_more(),
          moreFailed: m.inbox_more_failed(),
        }}
        pending={<PendingRows count={4} />}
        empty={<StateCard kind="empty" title={m.inbox_empty_title()} text={m.inbox_empty_text()} />}
        ref={rows}
        tabIndex={-1}
        aria-label={m.messages_inbox()}
      >
        {(message) => (
          <Disclosure
            title={message.title || m.inbox_untitled()}
            meta={listDate(message.createdAt, timeZone)}
            mark={message.read ? undefined : m.inbox_unread()}
            onOpen={() => void read(message)}
          >
            {message.content && <RichText html={message.content} />}
            <Button look="destructive" className={styles.delete} onClick={() => setDeleting(message)}>
              {m.inbox_delete()}
            </Button>
          </Disclosure>
        )}
      </List>
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
