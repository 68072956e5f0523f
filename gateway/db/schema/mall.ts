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
} from 'drizzle-orm/sqlite-core';
import type { Delivery } from '../../../contracts/mall/delivery';
import { MALL_KINDS } from '../../../contracts/mall/kinds';
import { REDEMPTION_STATES } from '../../../contracts/mall/redemptions';
import { ledgerTransactions } from './ledger';
import { members } from './members';
import { merchants } from './merchants';
import type { Names } from './rewards';

const isCount = (column: AnySQLiteColumn) => sql`typeof(${column}) = 'integer' AND ${column} >= 0`;

/** Items of the points mall; triggers take each that is redeemed off the stock, and put back what is returned. Money in 1/100 units. */
export const mallItems = sqliteTable(
  'mall_items',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    position: integer().notNull(),
    kind: text({ enum: MALL_KINDS }).notNull(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    texts: text({ mode: 'json' }).$type<Names>().notNull(),
    /** Path of its picture. */
    art: text().notNull(),
    points: integer().notNull(),
    /** Null where they never run out. */
    stock: integer(),
    backAt: integer(),
    money: integer().notNull(),
    times: integer().notNull(),
    /** No longer offered. */
    hidden: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    check('mall_items_points', sql`typeof(${table.points}) = 'integer' AND ${table.points} > 0`),
    check('mall_items_stock', sql`${table.stock} IS NULL OR (${isCount(table.stock)})`),
    check('mall_items_money', isCount(table.money)),
    check('mall_items_times', isCount(table.times)),
    check('mall_items_kind', sql`(${table.kind} = 'bonus') = (${table.money} > 0)`),
  ],
);

/** What members took for points, as it was then. Rows are never changed. */
export const mallRedemptions = sqliteTable(
  'mall_redemptions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderNo: text().notNull().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    merchant: text().notNull(),
    itemId: text().notNull(),
    kind: text({ enum: MALL_KINDS }).notNull(),
    names: text({ mode: 'json' }).$type<Names>().notNull(),
    art: text().notNull(),
    points: integer().notNull(),
    /** The member's points right after it. */
    pointsAfter: integer().notNull(),
    /** Where goods go; null for all else. */
    delivery: text({ mode: 'json' }).$type<Delivery>(),
    /** The member's key of idempotency, hashed: a call that died after it was written finds what it took. */
    intentHash: text().notNull().unique(),
    /** What was asked for under it, hashed: another wish under the same key is refused. */
    askedHash: text().notNull(),
    at: integer().notNull(),
    ledgerKey: text()
      .notNull()
      .unique()
      .references(() => ledgerTransactions.idempotencyKey),
  },
  (table) => [
    check('mall_redemptions_delivery', sql`(${table.kind} = 'goods') = (${table.delivery} IS NOT NULL)`),
    index('mall_redemptions_member').on(table.memberId, table.at, table.id),
    foreignKey({
      columns: [table.merchant, table.itemId],
      foreignColumns: [mallItems.merchant, mallItems.id],
    }),
  ],
);

/** What became of them, each step once; how one stands is its last step. */
export const mallSteps = sqliteTable(
  'mall_steps',
  {
    orderNo: text()
      .notNull()
      .references(() => mallRedemptions.orderNo),
    step: text({ enum: REDEMPTION_STATES }).notNull(),
    at: integer().notNull(),
    /** Of the points that went back. */
    ledgerKey: text()
      .unique()
      .references(() => ledgerTransactions.idempotencyKey),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.step] })],
);

export type MallItem = typeof mallItems.$inferSelect;
export type Redemption = typeof mallRedemptions.$inferSelect;
export type MallStep = typeof mallSteps.$inferSelect;
