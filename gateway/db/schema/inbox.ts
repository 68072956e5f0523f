import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Language, Wording } from './content';
import { members } from './members';

/** Personal messages (NOTICE-27). Times in epoch milliseconds. */
export const inboxMessages = sqliteTable(
  'inbox_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    texts: text({ mode: 'json' }).$type<Record<Language, Wording>>().notNull(),
    createdAt: integer().notNull(),
    readAt: integer(),
  },
  (table) => [index('inbox_messages_member').on(table.memberId, table.createdAt)],
);
