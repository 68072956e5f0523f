import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { merchants } from './merchants';

export type Language = 'vi' | 'en';
export type Wording = { title: string; content: string };
export type Image = { sequence: number; url: string };

/** Promotions, hot items, player notices and popups (CALL-46). */
export const announcements = sqliteTable(
  'announcements',
  {
    id: integer().primaryKey(),
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    kind: text({ enum: ['promotion', 'player', 'popup'] }).notNull(),
    position: integer().notNull(),
    /** Also in the `hot` list. */
    hot: integer({ mode: 'boolean' }).notNull().default(false),
    category: text(),
    /** Epoch milliseconds. */
    startDate: integer().notNull(),
    texts: text({ mode: 'json' }).$type<Record<Language, Wording>>().notNull(),
    images: text({ mode: 'json' }).$type<Image[]>().notNull(),
    imageRequired: text({ enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    remarkRequired: text({ enum: ['Y', 'N'] })
      .notNull()
      .default('N'),
    linkedPromotionId: integer(),
    /** Popups: `A` for the logged in, `B` for the logged out (HOME-34, HOME-35). */
    execution: text({ enum: ['A', 'B'] }),
  },
  (table) => [index('announcements_merchant').on(table.merchant, table.kind, table.position)],
);

/** Banners by group, such as `m_home` (ENT-36 to ENT-49). */
export const banners = sqliteTable(
  'banners',
  {
    id: integer().primaryKey(),
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    groupName: text().notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    linkage: text().notNull().default(''),
    titles: text({ mode: 'json' }).$type<Record<Language, string>>().notNull(),
  },
  (table) => [index('banners_merchant').on(table.merchant, table.groupName, table.position)],
);
