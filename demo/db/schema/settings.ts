import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a sandbox has set; a number by its name. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: integer().notNull(),
});
