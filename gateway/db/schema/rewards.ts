import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  blob,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { APPLICATION_STATUSES } from '../../../contracts/rewards/reward-rules';
import type { MissionCycle } from '../../../contracts/tasks/task-kinds';
import type { Language } from './content';
import { ledgerTransactions } from './ledger';
import { members } from './members';
import { merchants } from './merchants';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Applications for rewards, and promotions joined: those are `signed` (REWARD-03 to REWARD-12). */
export const promotionApplications = sqliteTable(
  'promotion_applications',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    promotionId: integer().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    remarks: text().notNull().default(''),
    /** Epoch milliseconds. */
    at: integer().notNull(),
  },
  (table) => [
    index('promotion_applications_promotion').on(table.promotionId),
    uniqueIndex('promotion_applications_joined')
      .on(table.memberId, table.promotionId)
      .where(sql`status = 'signed'`),
    uniqueIndex('promotion_applications_open')
      .on(table.memberId, table.promotionId)
      .where(sql`status IN ('applying', 'process', 'coming')`),
  ],
);

/** Pictures of applications, in parts: D1 keeps no value above 2 MB. */
export const applicationPictures = sqliteTable(
  'application_pictures',
  {
    applicationId: integer()
      .notNull()
      .references(() => promotionApplications.id),
    /** Place among the pictures of the application, from 0. */
    picture: integer().notNull(),
    part: integer().notNull(),
    type: text().notNull(),
    data: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.picture, table.part] })],
);

export type Names = Record<Language, string>;
const isCount = (column: AnySQLiteColumn) => sql`typeof(${column}) = 'integer' AND ${column} >= 0`;

/** Codes that bring a reward, once for each member; amounts in 1/100 units. */
export const promoCodes = sqliteTable(
  'promo_codes',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** In capitals. */
    code: text().notNull(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    art: text().notNull(),
    money: integer().notNull(),
    points: integer().notNull(),
    times: integer().notNull(),
    gameType: text(),
    /** In which the reward may be claimed. */
    days: integer().notNull(),
    until: integer().notNull(),
    mostUses: integer().notNull(),
    /** For members who registered since so many days alone; null for everybody. */
    joinedWithinDays: integer(),
    promotionId: integer(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

/**
 * Rewards that wait to be claimed by a member, as they were promised: money or points, never both. 1/100 units and whole
 * points. Rows are never changed.
 */
export const rewards = sqliteTable(
  'rewards',
  {
    id: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** What it came from, such as `rebate:1001:2025-08-11`; once for each. */
    origin: text().notNull().unique(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    /** Path of its picture. */
    art: text().notNull(),
    money: integer().notNull(),
    points: integer().notNull(),
    /** How often money must be played before it may be withdrawn. */
    times: integer().notNull(),
    /** The one kind of games whose bets count; null for every game. */
    gameType: text(),
    promotionId: integer(),
    /** The code that brought it, and its site. */
    codeMerchant: text(),
    code: text(),
    at: integer().notNull(),
    claimBefore: integer().notNull(),
  },
  (table) => [
    index('rewards_member').on(table.memberId, table.at),
    index('rewards_code').on(table.codeMerchant, table.code),
    foreignKey({
      columns: [table.codeMerchant, table.code],
      foreignColumns: [promoCodes.merchant, promoCodes.code],
    }),
    check('rewards_money', isCount(table.money)),
    check('rewards_points', isCount(table.points)),
    check('rewards_one', sql`(${table.money} = 0) <> (${table.points} = 0)`),
    check('rewards_times', isCount(table.times)),
  ],
);

/** Rewards that were claimed, once each, with what the ledger moved for it. */
export const rewardClaims = sqliteTable('reward_claims', {
  rewardId: text()
    .primaryKey()
    .references(() => rewards.id),
  ledgerKey: text()
    .notNull()
    .unique()
    .references(() => ledgerTransactions.idempotencyKey),
  at: integer().notNull(),
});

/** Days on which members checked in, once each; `streak` days in a row by then. */
export const checkIns = sqliteTable(
  'check_ins',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** `YYYY-MM-DD` in the merchant's time zone. */
    day: text().notNull(),
    streak: integer().notNull(),
    points: integer().notNull(),
    ledgerKey: text()
      .notNull()
      .unique()
      .references(() => ledgerTransactions.idempotencyKey),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] })],
);

/** What a mission counts; `gameType` narrows rounds and games to a kind of games. */
export type MissionGoal = {
  counts: 'rounds' | 'games' | 'checkIns' | 'favourites' | 'bankCards' | 'paymentPassword';
  gameType?: string;
  target: number;
};

/** Missions of a merchant, in their order. */
export const missions = sqliteTable(
  'missions',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    position: integer().notNull(),
    cycle: text().$type<MissionCycle>().notNull(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    texts: text({ mode: 'json' }).$type<Names>().notNull(),
    art: text().notNull(),
    goal: text({ mode: 'json' }).$type<MissionGoal>().notNull(),
    points: integer().notNull(),
    /** Screen of the site where it is done. */
    link: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

/** Missions whose points were claimed: once for each day, each week, or ever. */
export const missionClaims = sqliteTable(
  'mission_claims',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    missionId: text().notNull(),
    /** First day of the day or week that it was done in; `once` where there is but one. */
    period: text().notNull(),
    points: integer().notNull(),
    ledgerKey: text()
      .notNull()
      .unique()
      .references(() => ledgerTransactions.idempotencyKey),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.missionId, table.period] })],
);

export type Reward = typeof rewards.$inferSelect;
export type PromoCode = typeof promoCodes.$inferSelect;
export type Mission = typeof missions.$inferSelect;
