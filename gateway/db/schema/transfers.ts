import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ledgerTransactions } from './ledger';
import { members } from './members';

/** Money that members sent to their uplines, and agents to direct downlines. Rows are never changed; 1/100 units. */
export const memberTransfers = sqliteTable(
  'member_transfers',
  {
    transferNo: text().primaryKey(),
    way: text({ enum: ['up', 'down'] }).notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** Whom it was sent to. */
    otherId: integer()
      .notNull()
      .references(() => members.id),
    amount: integer().notNull(),
    /** The member's key of idempotency, hashed: a call that died after it was written finds what it sent. */
    intentHash: text().notNull().unique(),
    /** What was asked for under it, hashed: another wish under the same key is refused. */
    askedHash: text().notNull(),
    /** What it was judged by: the latest of the member's requirements, 0 for none, and what they keep locked. */
    requirementId: integer().notNull(),
    locked: integer().notNull(),
    /** How many the member had before, sent or withdrawn: of two that were judged by the same, one is refused. */
    sequence: integer().notNull(),
    /** Day at the site, YYYY-MM-DD, by which the limit of a day counts. */
    day: text().notNull(),
    /** Of the member, right after it. */
    balanceAfter: integer().notNull(),
    at: integer().notNull(),
    ledgerKey: text().notNull().unique(),
  },
  (table) => [
    index('member_transfers_member').on(table.memberId, table.at),
    index('member_transfers_day').on(table.memberId, table.day),
    foreignKey({ columns: [table.ledgerKey], foreignColumns: [ledgerTransactions.idempotencyKey] }),
    check('member_transfers_amount', sql`typeof(${table.amount}) = 'integer' AND ${table.amount} > 0`),
    check('member_transfers_other', sql`${table.otherId} <> ${table.memberId}`),
    check('member_transfers_unlocked', sql`${table.balanceAfter} >= ${table.locked}`),
  ],
);
