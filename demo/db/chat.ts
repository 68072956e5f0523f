import { and, asc, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Expired } from './expired';
import type { Db } from './open';
import { type ChatVisit, chatFollows, chatMessages, chatVisits } from './schema';

export type NewChatMessage = typeof chatMessages.$inferInsert;

const toUnread = (userId: string) => and(eq(chatMessages.recipientId, userId), isNull(chatMessages.readAt));

/** How many messages to a user nobody has read. */
export function countUnread(db: Db, userId: string): Promise<number> {
  return db.$count(chatMessages, toUnread(userId));
}

/** The same by room, for the front page. */
export async function countUnreadByRoom(db: Db, userId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ anchorId: chatMessages.anchorId, unread: count() })
    .from(chatMessages)
    .where(toUnread(userId))
    .groupBy(chatMessages.anchorId);
  return new Map(rows.map(({ anchorId, unread }) => [anchorId, unread]));
}

export async function markRoomRead(db: Db, userId: string, anchorId: number, now: number): Promise<void> {
  await db
    .update(chatMessages)
    .set({ readAt: now })
    .where(and(toUnread(userId), eq(chatMessages.anchorId, anchorId)));
}

/** The last messages of a room that a visitor may see, oldest first, those after `after` alone. */
export async function listRoomMessages(
  db: Db,
  {
    anchorId,
    userId,
    after,
    limit,
  }: { anchorId: number; userId: string | null; after: number; limit: number },
) {
  const own = userId === null ? undefined : eq(chatMessages.recipientId, userId);
  const rows = await db
    .select()
    .from(chatMessages)
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

export async function insertChatMessage(db: Db, message: NewChatMessage): Promise<number> {
  const [row] = await db.insert(chatMessages).values(message).returning({ id: chatMessages.id });
  return row?.id ?? 0;
}

/** How many messages a user has written since a moment. */
export function countWritten(db: Db, userId: string, since: number): Promise<number> {
  return db.$count(chatMessages, and(eq(chatMessages.authorId, userId), gt(chatMessages.createdAt, since)));
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
  await db.run(sql`INSERT INTO chat_messages (anchor_id, author_name, texts, created_at)
    SELECT ${anchorId}, '', ${JSON.stringify(texts)}, ${createdAt}
    WHERE NOT EXISTS (
      SELECT 1 FROM chat_messages WHERE anchor_id = ${anchorId} AND recipient_id IS NULL AND id > ${id}
    )`);
}

/** Whom a user follows, the latest first. */
export async function listFollowed(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .select({ anchorId: chatFollows.anchorId })
    .from(chatFollows)
    .where(eq(chatFollows.userId, userId))
    .orderBy(desc(chatFollows.at), asc(chatFollows.anchorId));
  return rows.map(({ anchorId }) => anchorId);
}

export async function follow(db: Db, userId: string, anchorId: number, at: number): Promise<void> {
  await db.insert(chatFollows).values({ userId, anchorId, at }).onConflictDoNothing();
}

export async function unfollow(db: Db, userId: string, anchorId: number): Promise<void> {
  await db.delete(chatFollows).where(and(eq(chatFollows.userId, userId), eq(chatFollows.anchorId, anchorId)));
}

/** Messages and follows as given, whatever was there, and no visits. */
export async function replaceChat(
  db: Db,
  messages: readonly NewChatMessage[],
  follows: readonly (typeof chatFollows.$inferInsert)[],
): Promise<void> {
  await db.batch([
    db.delete(chatVisits),
    db.delete(chatMessages),
    db.delete(chatFollows),
    ...messages.map((message) => db.insert(chatMessages).values(message)),
    ...follows.map((one) => db.insert(chatFollows).values(one)),
  ]);
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

/** A visit that has not run out. */
export function findVisit(db: Db, tokenHash: string, now: number) {
  return db
    .select()
    .from(chatVisits)
    .where(and(eq(chatVisits.tokenHash, tokenHash), gt(chatVisits.expiresAt, now)))
    .orderBy(asc(chatVisits.expiresAt))
    .get();
}
