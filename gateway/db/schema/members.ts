import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { merchants } from './merchants';

/** Ways to reach a member besides telephone and e-mail. */
export type Contacts = Partial<
  Record<'qqNum' | 'facebook' | 'wechat' | 'line' | 'whatsapp' | 'zalo', string>
>;

/** `+84912345678` of a member's two columns, as the index has it. */
export const internationalNumber = (of: {
  countryDialingCode: AnySQLiteColumn;
  mobileNum: AnySQLiteColumn;
}) => sql`'+' || ${of.countryDialingCode} || ${of.mobileNum}`;

/** Ranks, lowest first. */
export const RANKS = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type Rank = (typeof RANKS)[number];

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
    /** Empty for an account without a password: nobody logs in to it with one. */
    passwordHash: text().notNull(),
    /** SHA-256 of a password that an e-mail brought, and until when it is good (FORGOT-03). */
    temporaryPasswordHash: text(),
    temporaryPasswordUntil: integer(),
    /** The operator or an e-mail chose the password: the member shall choose its own. */
    mustChangePassword: integer({ mode: 'boolean' }).notNull().default(false),
    paymentPasswordHash: text(),
    /** Epoch milliseconds until which nothing that protects the account changes and no money leaves; null before the first time. */
    frozenUntil: integer(),
    nickname: text(),
    type: integer().notNull(),
    status: text({ enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    /** Epoch milliseconds. */
    regDate: integer().notNull(),
    firstLoginAt: integer(),
    uplineId: integer().references((): AnySQLiteColumn => members.id),
    /** Null before the first one; the ladder is in `gateway/domains/member/ranks.ts`. */
    rank: text().$type<Rank>(),
    /** As in `84`, with the national number in `mobileNum`. */
    countryDialingCode: text(),
    mobileNum: text(),
    /** Lower case, like the account. */
    email: text(),
    payeeName: text(),
    /** YYYY-MM-DD. */
    birthday: text(),
    idNumber: text(),
    contacts: text({ mode: 'json' }).$type<Contacts>(),
    /** Invitation code that the registration brought; its agent is the upline. */
    affiliateCode: text(),
    referrerId: integer().references((): AnySQLiteColumn => members.id),
    registerUrl: text(),
    registerMethod: text(),
  },
  (table) => [
    uniqueIndex('members_account').on(table.merchant, table.account),
    uniqueIndex('members_mobile').on(table.merchant, internationalNumber(table)),
    uniqueIndex('members_email').on(table.merchant, table.email),
    index('members_referrer').on(table.referrerId).where(sql`referrer_id IS NOT NULL`),
    index('members_affiliate')
      .on(table.merchant, table.affiliateCode, table.regDate)
      .where(sql`affiliate_code IS NOT NULL`),
    index('members_upline').on(table.uplineId).where(sql`upline_id IS NOT NULL`),
  ],
);

/** Agents' invitation codes, in capitals; good on the domains listed, or on any when none is (REG-67). */
export const affiliates = sqliteTable(
  'affiliates',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    domains: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** What its agent calls it. */
    name: text().notNull().default(''),
    createdAt: integer().notNull().default(0),
    /** Out of the agent's sight, and still good: it may stand on a poster. */
    archivedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    index('affiliates_member').on(table.memberId),
  ],
);

/** Social identities that were linked to members when they registered (LOGIN-39). */
export const firebaseIdentities = sqliteTable(
  'firebase_identities',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** As Firebase writes it: `google.com`, `facebook.com`, `oidc.line`. */
    provider: text().notNull(),
    uid: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.provider, table.uid] })],
);

export type Member = typeof members.$inferSelect;
export type Affiliate = typeof affiliates.$inferSelect;
