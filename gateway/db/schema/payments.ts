import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { DEPOSIT_KINDS, type Instructions } from '../../../contracts/deposit/deposit-order';
import { REFUSAL_REASONS } from '../../../contracts/payment/payment';
import { MOST_MONEY } from '../../../contracts/shared/minor-units';
import { members } from './members';

/** A name in the languages of the gateway. */
type Names = { vi: string; en: string };

const isPayment = (amount: AnySQLiteColumn) =>
  sql`typeof(${amount}) = 'integer' AND ${amount} > 0 AND ${amount} <= ${sql.raw(String(MOST_MONEY))}`;

/** The ways to pay in that a merchant offers; amounts in 1/100 units, rates in hundredths of a percent. */
export const depositChannels = sqliteTable(
  'deposit_channels',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    kind: text({ enum: DEPOSIT_KINDS }).notNull(),
    provider: text().notNull(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    min: integer().notNull(),
    max: integer().notNull(),
    picks: text({ mode: 'json' }).$type<number[]>().notNull(),
    amounts: text({ enum: ['any', 'picks'] }).notNull(),
    feeRate: integer().notNull(),
    minutes: text({ mode: 'json' }).$type<{ from: number; to: number }>().notNull(),
    hours: text({ mode: 'json' }).$type<{ from: string; to: string }>(),
    options: text({ mode: 'json' }).$type<{ code: string; names: Names }[]>().notNull(),
    /** How long an order waits for its payment. */
    lifeMinutes: integer().notNull(),
    closed: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

/** Bonuses of members' first deposits; amounts in 1/100 units, rates in hundredths of a percent. */
export const depositBonuses = sqliteTable(
  'deposit_bonuses',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    promotionId: integer(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    tiers: text({ mode: 'json' }).$type<{ from: number; rate: number; times: number }[]>().notNull(),
    most: integer().notNull(),
    /** In which deposit and bonus must be played, or the bonus goes back. */
    days: integer().notNull(),
    /** Members are offered it for so many days from their registration. */
    joinedWithinDays: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

/** The bonus of an order as it was agreed; 1/100 units. */
export type AgreedBonus = Pick<
  typeof depositBonuses.$inferSelect,
  'id' | 'promotionId' | 'names' | 'days'
> & {
  amount: number;
  times: number;
};

/** Orders to pay in: what was asked for, and nothing that changes. Where one stands follows from the next two tables. */
export const deposits = sqliteTable(
  'deposits',
  {
    orderNo: text().primaryKey(),
    merchant: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    channelId: text().notNull(),
    channelNames: text({ mode: 'json' }).$type<Names>().notNull(),
    kind: text({ enum: DEPOSIT_KINDS }).notNull(),
    provider: text().notNull(),
    /** 1/100 units. */
    amount: integer().notNull(),
    feeRate: integer().notNull(),
    option: text(),
    bonus: text({ mode: 'json' }).$type<AgreedBonus>(),
    /** What a provider knows the order by. */
    reference: text().notNull().unique(),
    returnUrl: text().notNull(),
    instructions: text({ mode: 'json' }).$type<Instructions>().notNull(),
    /** SHA-256 of the member's intent: one order for each, whatever broke off. */
    intentHash: text().notNull().unique(),
    /** What was asked for under it, hashed: another wish under the same key is refused. */
    askedHash: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('deposits_member').on(table.memberId, table.createdAt),
    uniqueIndex('deposits_owner').on(table.orderNo, table.memberId),
    check('deposits_amount', sql`typeof(${table.amount}) = 'integer' AND ${table.amount} > 0`),
  ],
);

/** What ended an order without money: the provider's refusal, or the member. One for each order; of a card the refusal. */
export const depositEndings = sqliteTable('deposit_endings', {
  orderNo: text()
    .primaryKey()
    .references(() => deposits.orderNo),
  kind: text({ enum: ['refused', 'cancelled'] }).notNull(),
  reason: text({ enum: REFUSAL_REASONS }),
  at: integer().notNull(),
});

/** Money that came in: what a provider told, heeded once for its transaction id; 1/100 units. */
export const payments = sqliteTable(
  'payments',
  {
    provider: text().notNull(),
    id: text().notNull(),
    orderNo: text().notNull(),
    memberId: integer().notNull(),
    /** What the provider named: the order's reference, or the text of a transfer, in which it or staff have found it. */
    reference: text().notNull(),
    amount: integer().notNull(),
    fee: integer().notNull(),
    ledgerKey: text().notNull().unique(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    foreignKey({
      columns: [table.orderNo, table.memberId],
      foreignColumns: [deposits.orderNo, deposits.memberId],
    }),
    index('payments_order').on(table.orderNo),
    index('payments_member').on(table.memberId, table.orderNo),
    check('payments_amount', isPayment(table.amount)),
  ],
);

/** Money that came in and names no order; matched when `payments` has a row of the same transaction. 1/100 units. */
export const unmatchedPayments = sqliteTable(
  'unmatched_payments',
  {
    provider: text().notNull(),
    id: text().notNull(),
    /** What the provider named instead of an order. */
    reference: text().notNull(),
    amount: integer().notNull(),
    ledgerKey: text().notNull().unique(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    check('unmatched_payments_amount', isPayment(table.amount)),
  ],
);

/** Bonuses that came, each with the payment that made its order whole. A member gets one once, by an order once. */
export const bonusGrants = sqliteTable(
  'bonus_grants',
  {
    orderNo: text().primaryKey(),
    memberId: integer().notNull(),
    bonusId: text().notNull(),
    amount: integer().notNull(),
    /** The payment's key in the ledger, and the bonus's own. */
    paymentKey: text().notNull().unique(),
    ledgerKey: text().notNull().unique(),
    at: integer().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.orderNo, table.memberId],
      foreignColumns: [deposits.orderNo, deposits.memberId],
    }),
    uniqueIndex('bonus_grants_member').on(table.memberId, table.bonusId),
    check('bonus_grants_amount', sql`typeof(${table.amount}) = 'integer' AND ${table.amount} > 0`),
  ],
);

export type DepositBonusRow = typeof depositBonuses.$inferSelect;
export type DepositChannelRow = typeof depositChannels.$inferSelect;
export type DepositOrder = typeof deposits.$inferSelect;
export type UnmatchedPayment = typeof unmatchedPayments.$inferSelect;
export type Payment = typeof payments.$inferSelect;
