import { and, asc, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Expired } from './expired';
import { insertAll } from './insert-all';
import type { Db } from './open';
import { runAll } from './raw-statement';
import { type ChatVisit, chatMessages, chatVisits, members } from './schema';

export type NewChatMessage = typeof chatMessages.$inferInsert;

const toUnread = (memberId: number) =>
  and(eq(chatMessages.recipientId, memberId), isNull(chatMessages.readAt));

/** How many messages to a member nobody has read. */
export function countUnreadChat(db: Db, memberId: number): Promise<number> {
  return db.$count(chatMessages, toUnread(memberId));
}

/** The same by room, for the front page. */
export async function countUnreadByRoom(db: Db, memberId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ anchorId: chatMessages.anchorId, unread: count() })
    .from(chatMessages)
    .where(toUnread(memberId))
    .groupBy(chatMessages.anchorId);
  return new Map(rows.map(({ anchorId, unread }) => [anchorId, unread]));
}

export async function markRoomRead(db: Db, memberId: number, anchorId: number, now: number): Promise<void> {
  await db
    .update(chatMessages)
    .set({ readAt: now })
    .where(and(toUnread(memberId), eq(chatMessages.anchorId, anchorId)));
}

/** The last messages of a room that a visitor may see, oldest first, those after `after` alone. */
export async function listRoomMessages(
  db: Db,
  {
    anchorId,
    memberId,
    after,
    limit,
  }: { anchorId: number; memberId: number | null; after: number; limit: number },
) {
  const own = memberId === null ? undefined : eq(chatMessages.recipientId, memberId);
  const rows = await db
    .select({ message: chatMessages, nickname: members.nickname, account: members.account })
    .from(chatMessages)
    .leftJoin(members, eq(members.id, chatMessages.authorId))
    .where(
      and(
        eq(chatMessages.anchorId, anchorId),
        gt(chatMessages.id, after),
        or(isNull(chatMessages.recipientId), own),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(limit);
  return rows.reverse();
}

export async function insertChatMessage(db: Db, message: NewChatMessage) {
  const [row] = await db.insert(chatMessages).values(message).returning();
  return row as NonNullable<typeof row>;
}

/** The last message to everybody in a room. */
export function findLastMessage(db: Db, anchorId: number) {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.anchorId, anchorId), isNull(chatMessages.recipientId)))
    .orderBy(desc(chatMessages.id))
    .limit(1)
    .get();
}

/** The host's answer to a message, unless somebody has said anything after it: two who ask at once get one answer. */
export async function insertAnswer(
  db: Db,
  { id, anchorId }: { id: number; anchorId: number },
  { texts, createdAt }: Pick<NewChatMessage, 'texts' | 'createdAt'>,
): Promise<void> {
  await runAll(db, [
    sql`INSERT INTO chat_messages (anchor_id, texts, created_at)
      SELECT ${anchorId}, ${JSON.stringify(texts)}, ${createdAt}
      WHERE NOT EXISTS (
        SELECT 1 FROM chat_messages WHERE anchor_id = ${anchorId} AND recipient_id IS NULL AND id > ${id}
      )`,
  ]);
}

/** Everybody's messages as given, whatever was there. */
export async function replaceChatMessages(db: Db, rows: readonly NewChatMessage[]): Promise<void> {
  await db.delete(chatMessages);
  await insertAll(db, chatMessages, rows);
}

/** Launches and visits that ran out. */
export const expiredVisits = (now: number): Expired => ({
  table: chatVisits,
  where: lt(chatVisits.expiresAt, now),
});

/** Notes a launch; what has run out is forgotten. */
export async function insertVisit(db: Db, visit: ChatVisit, now: number): Promise<void> {
  await db.batch([
    db.delete(chatVisits).where(expiredVisits(now).where),
    db.insert(chatVisits).values(visit),
  ]);
}

/** Turns a launch into a visit with a token of its own; undefined for one that was used or has run out. */
export async function openVisitOnce(
  db: Db,
  launchHash: string,
  visit: { tokenHash: string; expiresAt: number },
  now: number,
): Promise<ChatVisit | undefined> {
  const [row] = await db
    .update(chatVisits)
    .set({ ...visit, openedAt: now })
    .where(
      and(eq(chatVisits.tokenHash, launchHash), isNull(chatVisits.openedAt), gt(chatVisits.expiresAt, now)),
    )
    .returning();
  return row;
}

/** An opened visit that has not run out. */
export function findVisit(db: Db, tokenHash: string, now: number) {
  return db
    .select()
    .from(chatVisits)
    .where(and(eq(chatVisits.tokenHash, tokenHash), gt(chatVisits.expiresAt, now)))
    .orderBy(asc(chatVisits.expiresAt))
    .get();
}

export async function clearVisits(db: Db): Promise<void> {
  await db.delete(chatVisits);
}
