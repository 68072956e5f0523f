import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './members';
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
    /** Kind of a promotion: a key such as `MISSION` or `SIGNUP` (PROMO-15). */
    category: text(),
    /** Ids of `announcement_categories`: what it is sorted by. */
    categoryIds: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    externalLink: text(),
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
    /** Taken off the site by the sandbox; a reset puts it back. */
    hidden: integer({ mode: 'boolean' }).notNull().default(false),
    /** Made by the sandbox; a reset takes it away. */
    temporary: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('announcements_merchant').on(table.merchant, table.kind, table.position)],
);

/** What announcements are sorted by (ENT-29 to ENT-31). */
export const announcementCategories = sqliteTable(
  'announcement_categories',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: integer().notNull(),
    position: integer().notNull(),
    type: text().notNull(),
    iconImageUrl: text(),
    names: text({ mode: 'json' }).$type<Record<Language, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

/** Who has read what, once each (CALL-48). Announcements come and go: the marks outlive them. */
export const announcementReads = sqliteTable(
  'announcement_reads',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    announcementId: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.announcementId] }),
    index('announcement_reads_announcement').on(table.announcementId),
  ],
);

/** Tabs of the help centre, in their order (CALL-35). */
export const helpTabs = sqliteTable(
  'help_tabs',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    position: integer().notNull(),
    tag: text(),
    texts: text({ mode: 'json' }).$type<Record<Language, Wording>>().notNull(),
    children: text({ mode: 'json' }).$type<Record<Language, Wording>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.position] })],
);

/** What members wrote to the operator (CALL-33). */
export const feedback = sqliteTable('feedback', {
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer()
    .notNull()
    .references(() => members.id),
  content: text().notNull(),
  type: text(),
  at: integer().notNull(),
});

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
