import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who follows which host. Users are named by the gateway that sends them. Times in epoch milliseconds. */
export const chatFollows = sqliteTable(
  'chat_follows',
  {
    userId: text().notNull(),
    anchorId: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.anchorId] })],
);

/** What was said in a room: by a user, or by its host, to all or to one user. */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    anchorId: integer().notNull(),
    /** Null: the host. */
    authorId: text(),
    /** The author as others see them. */
    authorName: text().notNull().default(''),
    /** Null: everybody in the room. */
    recipientId: text(),
    texts: text({ mode: 'json' }).$type<{ vi: string; en: string }>().notNull(),
    createdAt: integer().notNull(),
    readAt: integer(),
  },
  (table) => [
    index('chat_messages_room').on(table.anchorId, table.id),
    index('chat_messages_recipient').on(table.recipientId, table.readAt),
    index('chat_messages_author').on(table.authorId, table.createdAt),
  ],
);

/**
 * Visits of the chat, by the SHA-256 of their token: first the one of the launch, which is good once and shortly, then the
 * one that the page got for it.
 */
export const chatVisits = sqliteTable(
  'chat_visits',
  {
    tokenHash: text().primaryKey(),
    /** Null: a guest. */
    userId: text(),
    /** The user as others see them. */
    userName: text().notNull().default(''),
    /** The room that was asked for; null: the front page. */
    anchorId: integer(),
    title: text().notNull(),
    headerColor: text().notNull(),
    backUrl: text().notNull(),
    language: text({ enum: ['vi', 'en'] }).notNull(),
    openedAt: integer(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('chat_visits_expiry').on(table.expiresAt)],
);

export type ChatVisit = typeof chatVisits.$inferSelect;
