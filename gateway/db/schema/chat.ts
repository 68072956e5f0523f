import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ROOM_TYPES } from '../../../contracts/chat/live';
import type { Language } from './content';
import { members } from './members';

type InLanguages = Record<Language, string>;

/** Who hosts live rooms; a rank is the place in that list, null where it is not in it. */
export const chatHosts = sqliteTable('chat_hosts', {
  anchorId: integer().primaryKey(),
  nickName: text().notNull(),
  imageUrl: text().notNull(),
  titles: text({ mode: 'json' }).$type<InLanguages>().notNull(),
  roomType: text({ enum: ROOM_TYPES }).notNull(),
  hotRank: integer(),
  promoRank: integer(),
  model: integer({ mode: 'boolean' }).notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  streaming: integer({ mode: 'boolean' }).notNull(),
});

/** Which member follows whom. Times in epoch milliseconds. */
export const hostFollows = sqliteTable(
  'chat_host_follows',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    anchorId: integer()
      .notNull()
      .references(() => chatHosts.anchorId),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.anchorId] })],
);

/** What was said in a room: by a member, or by its host, to all or to one member. */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    anchorId: integer()
      .notNull()
      .references(() => chatHosts.anchorId),
    /** Null: the host. */
    authorId: integer().references(() => members.id),
    /** Null: everybody in the room. */
    recipientId: integer().references(() => members.id),
    texts: text({ mode: 'json' }).$type<InLanguages>().notNull(),
    createdAt: integer().notNull(),
    readAt: integer(),
  },
  (table) => [
    index('chat_messages_room').on(table.anchorId, table.id),
    index('chat_messages_recipient').on(table.recipientId, table.readAt),
  ],
);

/**
 * Visits of the demo chat, by the SHA-256 of their token: first the one of the launch, which is good once and shortly,
 * then the one that the page got for it.
 */
export const chatVisits = sqliteTable(
  'chat_visits',
  {
    tokenHash: text().primaryKey(),
    /** Null: a guest. */
    memberId: integer().references(() => members.id),
    /** The room that was asked for; null: the front page. */
    anchorId: integer().references(() => chatHosts.anchorId),
    title: text().notNull(),
    headerColor: text().notNull(),
    backUrl: text().notNull(),
    language: text({ enum: ['vi', 'en'] }).notNull(),
    openedAt: integer(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('chat_visits_expiry').on(table.expiresAt)],
);

export type ChatHost = typeof chatHosts.$inferSelect;
export type ChatVisit = typeof chatVisits.$inferSelect;
export type ChatMessage = typeof chatMessages.$inferSelect;
