import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from './open';
import { inboxMessages } from './schema';

export type NewMessage = typeof inboxMessages.$inferInsert;

/** Part of a member's messages, newest first. */
export function listMessages(db: Db, memberId: number, page: { limit: number; offset: number }) {
  return db
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.memberId, memberId))
    .orderBy(desc(inboxMessages.createdAt), desc(inboxMessages.id))
    .limit(page.limit)
    .offset(page.offset);
}

export function countMessages(db: Db, memberId: number): Promise<number> {
  return db.$count(inboxMessages, eq(inboxMessages.memberId, memberId));
}

export async function countUnread(db: Db, memberId: number): Promise<number> {
  const row = await db
    .select({ unread: count() })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.memberId, memberId), isNull(inboxMessages.readAt)))
    .get();
  return row?.unread ?? 0;
}

/** Notes when a member's message was read first. */
export async function readMessage(db: Db, memberId: number, id: number, now: number): Promise<void> {
  await db
    .update(inboxMessages)
    .set({ readAt: now })
    .where(and(ownMessage(memberId, id), isNull(inboxMessages.readAt)));
}

export async function deleteMessage(db: Db, memberId: number, id: number): Promise<void> {
  await db.delete(inboxMessages).where(ownMessage(memberId, id));
}

/** Sends messages, all or none. Answers their ids, in their order. */
export async function insertMessages(db: Db, wanted: readonly NewMessage[]): Promise<number[]> {
  const [first, ...others] = wanted.map((row) =>
    db.insert(inboxMessages).values(row).returning({ id: inboxMessages.id }),
  );
  if (!first) return [];
  const sent = await db.batch([first, ...others]);
  return sent.flatMap((rows) => rows.map(({ id }) => id));
}

/** A message of the site about something that it did. */
export type Notice = Required<Pick<NewMessage, 'memberId' | 'texts' | 'createdAt'>>;

/** Statement that sends a notice if `where` finds a row: for the batch of what it is about. */
export function insertNotice(db: Db, { memberId, texts, createdAt }: Notice, where: SQL) {
  return db.insert(inboxMessages).select(sql`
    SELECT NULL, ${memberId}, ${JSON.stringify(texts)}, ${createdAt}, NULL WHERE EXISTS (${where})`);
}

/** Statements that send notices: for the batch of what they are about, which writes all of it or nothing. */
export const noticing = (db: Db, notices: readonly Notice[]) =>
  notices.map((notice) => db.insert(inboxMessages).values(notice));

/** Deletes everybody's messages; for the sandbox, which puts the seeded ones back. */
export async function clearMessages(db: Db): Promise<void> {
  await db.delete(inboxMessages);
}

function ownMessage(memberId: number, id: number) {
  return and(eq(inboxMessages.memberId, memberId), eq(inboxMessages.id, id));
}
