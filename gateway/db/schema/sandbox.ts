import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Messages that an operator's gateway would have sent. */
export const outbox = sqliteTable('outbox', {
  id: integer().primaryKey({ autoIncrement: true }),
  channel: text({ enum: ['sms', 'email'] }).notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  sentAt: integer().notNull(),
});

/** What the control surface changed: the clock's offset, the seed mark. */
export const sandboxSettings = sqliteTable('sandbox_settings', {
  key: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
});

/** Faults that the next answers shall have. */
export const sandboxFaults = sqliteTable('sandbox_faults', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Null: any path. */
  path: text(),
  delayMs: integer().notNull(),
  /** Null: the real answer, only later. */
  status: integer(),
  body: text(),
  contentType: text().notNull(),
  remaining: integer().notNull(),
});
