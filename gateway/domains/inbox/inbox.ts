import type {
  deleteInboxMessage as deleteOperation,
  getUnreadInbox,
  listInbox as listOperation,
  readInboxMessage as readOperation,
} from '@/contracts/inbox/inbox';
import { countMessages, countUnread, deleteMessage, listMessages, readMessage } from '../../db/inbox';
import type { Call } from '../../platform/handler';

const PAGE_SIZE = 20;

/** One page of the member's messages, newest first; a page behind the last is empty (NOTICE-27). */
export async function listInbox({ db, member, language, input }: Call<typeof listOperation>) {
  const { pageNum } = input;
  const [rows, total] = await Promise.all([
    listMessages(db, member.id, { limit: PAGE_SIZE, offset: (pageNum - 1) * PAGE_SIZE }),
    countMessages(db, member.id),
  ]);
  return {
    content: rows.map(({ id, texts, createdAt, readAt }) => ({
      id,
      ...texts[language],
      createdAt,
      read: readAt !== null,
    })),
    pageNum,
    totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

/** How many messages the member has not read (CALL-34). */
export function unreadInbox({ db, member }: Call<typeof getUnreadInbox>) {
  return countUnread(db, member.id);
}

/** Marks one of the member's own messages as read; any other stays as it is. */
export async function readInboxMessage({ db, clock, member, input }: Call<typeof readOperation>) {
  const id = Number(input.messageId);
  if (Number.isSafeInteger(id)) await readMessage(db, member.id, id, clock.now());
  return null;
}

/** Deletes one of the member's own messages; any other stays as it is. */
export async function deleteInboxMessage({ db, member, input }: Call<typeof deleteOperation>) {
  const id = Number(input.messageId);
  if (Number.isSafeInteger(id)) await deleteMessage(db, member.id, id);
  return null;
}
