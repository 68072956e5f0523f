import { type AnySQLiteColumn, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { merchants } from './merchants';

/** Members, agents and trial users; `type` is the number the site reads its roles from (ROLE-31 to ROLE-45). */
export const members = sqliteTable(
  'members',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** Lower case: accounts are told apart without regard to case. */
    account: text().notNull(),
    passwordHash: text().notNull(),
    nickname: text(),
    type: integer().notNull(),
    status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    /** Epoch milliseconds. */
    regDate: integer().notNull(),
    firstLoginAt: integer(),
    uplineId: integer().references((): AnySQLiteColumn => members.id),
    points: integer().notNull().default(0),
    completedConditions: integer().notNull().default(0),
    totalExpectedConditions: integer().notNull().default(0),
    /** The next rank; null at the top. */
    nextRank: text(),
  },
  (table) => [uniqueIndex('members_account').on(table.merchant, table.account)],
);

export type Member = typeof members.$inferSelect;
