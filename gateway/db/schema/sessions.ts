import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { LoginWay } from '../../../contracts/session/logins';
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
    /** When the member last proved to be it in this session. */
    authenticatedAt: integer().notNull().default(0),
    /** The same after the login; null where the login is all there was. */
    reauthenticatedAt: integer(),
    /** Kept for 30 days of no use instead of the idle limit. */
    stays: integer({ mode: 'boolean' }).notNull().default(false),
    /** Has stayed once: it asks for a fresh proof from then on, also when it stays no more. */
    reauthenticates: integer({ mode: 'boolean' }).notNull().default(false),
    /** Of the login that opened it; its public name. */
    loginId: text().notNull(),
    /** Of the device it was opened on, where that is marked. */
    markHash: text(),
    endReason: text({
      enum: ['logout', 'elsewhere', 'idle', 'disabled', 'password', 'objection', 'sandbox'],
    }),
  },
  (table) => [index('sessions_member').on(table.memberId), index('sessions_seen').on(table.lastSeenAt)],
);

/** Logins, for a year: when, by what way, and from where. */
export const logins = sqliteTable(
  'logins',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Its public name, random. */
    loginId: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    at: integer().notNull(),
    way: text().$type<LoginWay>().notNull(),
    device: text(),
    browser: text(),
    country: text(),
  },
  (table) => [
    index('logins_member').on(table.memberId, table.at),
    index('logins_at').on(table.at),
    uniqueIndex('logins_login').on(table.loginId),
  ],
);

/** Captcha images that were handed out and not answered yet. */
export const captchas = sqliteTable(
  'captchas',
  {
    id: text().primaryKey(),
    answer: text().notNull(),
    /** Whom it was drawn for; null for anybody, which the sandbox alone writes. */
    visitor: text(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('captchas_expires').on(table.expiresAt)],
);

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
    index('login_failures_at').on(table.at),
  ],
);

/** Accounts and addresses that may not try for now. */
export const loginLocks = sqliteTable(
  'login_locks',
  {
    key: text().primaryKey(),
    until: integer().notNull(),
  },
  (table) => [index('login_locks_until').on(table.until)],
);

/** Devices that members have logged in on. The mark itself is kept nowhere: its SHA-256 is. */
export const deviceMarks = sqliteTable(
  'device_marks',
  {
    markHash: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    seenAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.markHash, table.memberId] }),
    index('device_marks_member').on(table.memberId),
    index('device_marks_seen').on(table.seenAt),
  ],
);

/** Work that strangers were asked to do before they try an account again. */
export const loginTasks = sqliteTable(
  'login_tasks',
  {
    challenge: text().primaryKey(),
    accountKey: text().notNull(),
    /** Whom it was set for; `any` in the sandbox alone. */
    visitor: text().notNull(),
    answer: integer().notNull(),
    /** Tries that it takes at most. */
    size: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('login_tasks_expires').on(table.expiresAt)],
);

/** Encrypted bodies and human verifications seen lately, so that a recorded one cannot be sent again. */
export const seenBodies = sqliteTable(
  'seen_bodies',
  {
    hash: text().primaryKey(),
    expiresAt: integer().notNull(),
  },
  (table) => [index('seen_bodies_expires').on(table.expiresAt)],
);
