import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './members';

/** Sessions. The token itself is kept nowhere: its SHA-256 is. Times in epoch milliseconds. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    openedAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
    endedAt: integer(),
    endReason: text({ enum: ['logout', 'elsewhere', 'idle', 'disabled', 'password', 'sandbox'] }),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);

/** Captcha images that were handed out and not answered yet. */
export const captchas = sqliteTable('captchas', {
  id: text().primaryKey(),
  answer: text().notNull(),
  createdAt: integer().notNull(),
  expiresAt: integer().notNull(),
});

/** Failed logins, each counted against its account and its address (LOGIN-83). */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    accountKey: text().notNull(),
    addressKey: text(),
    at: integer().notNull(),
  },
  (table) => [
    index('login_failures_account').on(table.accountKey, table.at),
    index('login_failures_address').on(table.addressKey, table.at),
  ],
);

/** Accounts and addresses that may not try for now. */
export const loginLocks = sqliteTable('login_locks', {
  key: text().primaryKey(),
  until: integer().notNull(),
});

/** Encrypted bodies and human verifications seen lately, so that a recorded one cannot be sent again. */
export const seenBodies = sqliteTable('seen_bodies', {
  hash: text().primaryKey(),
  expiresAt: integer().notNull(),
});
