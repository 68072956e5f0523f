import { clearMessages, type NewMessage } from '../db/inbox';
import { insertAll } from '../db/insert-all';
import type { Db } from '../db/open';
import { inboxMessages as messageTable } from '../db/schema';
import { inboxMessages } from './content/inbox';
import { DEMO_ACCOUNTS } from './demo-accounts';

const DAY_MS = 24 * 3600 * 1000;
const TRIAL = 4;
const OPERATOR = 90;
/** Between the ids of one member's messages and those of the next. */
const APART = 1000;

/** The messages of the demo members. `now`, in epoch milliseconds, is what their days count back from. */
export function messageRows(now: number): NewMessage[] {
  const members = DEMO_ACCOUNTS.filter(
    ({ merchant, type, disabled }) =>
      merchant === 'hoadang' && type !== TRIAL && type !== OPERATOR && !disabled,
  );
  return members.flatMap((member, index) =>
    inboxMessages.map(({ id, sinceDays, read, text }) => {
      const createdAt = now - sinceDays * DAY_MS - (id % 24) * 3_600_000;
      return {
        id: id + index * APART,
        memberId: member.id,
        texts: text,
        createdAt,
        readAt: read ? createdAt + 3_600_000 : null,
      };
    }),
  );
}

/** Everybody's inbox as seeded. */
export async function seedInbox(db: Db, now: number): Promise<void> {
  await clearMessages(db);
  await insertAll(db, messageTable, messageRows(now));
}
