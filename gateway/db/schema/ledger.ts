import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { MOST_MONEY } from '../../../contracts/shared/minor-units';
import { members } from './members';

/**
 * Ledger accounts. `balance` is moved by a trigger when a transaction is posted, by nothing else; 1/100 units, a
 * member's never more than can be told.
 */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    id: text().primaryKey(),
    memberId: integer().references(() => members.id),
    balance: integer().notNull().default(0),
    /** The house's own accounts may go below zero, a member's never. */
    mayBeNegative: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('ledger_accounts_member').on(table.memberId).where(sql`member_id IS NOT NULL`),
    check('ledger_accounts_covered', sql`${table.mayBeNegative} = 1 OR ${table.balance} >= 0`),
    check(
      'ledger_accounts_exact',
      sql`${table.mayBeNegative} = 1 OR ${table.balance} <= ${sql.raw(String(MOST_MONEY))}`,
    ),
  ],
);

/** Ledger transactions: opened, filled, then posted, in one batch; triggers refuse every other order. */
export const ledgerTransactions = sqliteTable(
  'ledger_transactions',
  {
    id: text().primaryKey(),
    idempotencyKey: text().notNull().unique(),
    kind: text().notNull(),
    /** What was asked for, to tell a repeat from another request under the same key. */
    fingerprint: text().notNull(),
    /** What it came from, for who reads the record: `deposit:<order>`, `withdrawal:<order>`, …; null for games. */
    source: text(),
    /** Whose game or wallet the money went to or came from, as the lobby names vendors; null for all else. */
    vendor: text(),
    status: text({ enum: ['open', 'posted'] })
      .notNull()
      .default('open'),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('ledger_transactions_source').on(table.source, table.kind).where(sql`source IS NOT NULL`),
  ],
);

/** Ledger entries: integers in 1/100 units, summing to zero in every transaction. */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    transactionId: text()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: integer().notNull(),
    /** Of the transaction, so that a member's record is read by one index. */
    kind: text().notNull(),
    at: integer().notNull(),
    /** Of the transaction, too. */
    vendor: text(),
    /** Of the account after the transaction; a trigger writes it, once. */
    balance: integer(),
    /** Whose wallet it moved, main or at a vendor; null for house and held money. The same trigger writes it. */
    memberId: integer(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_record').on(table.memberId, table.at, table.id).where(sql`member_id IS NOT NULL`),
    index('ledger_entries_kind')
      .on(table.memberId, table.kind, table.at, table.id)
      .where(sql`member_id IS NOT NULL`),
    index('ledger_entries_vendor')
      .on(table.memberId, table.vendor, table.kind, table.at, table.id)
      .where(sql`member_id IS NOT NULL AND vendor IS NOT NULL`),
    check('ledger_entries_integer', sql`typeof(${table.amount}) = 'integer' AND ${table.amount} <> 0`),
  ],
);

/**
 * Sums of the entries of members' wallets by quarter of an hour, kind and vendor (`''` for none), which a trigger keeps:
 * any day of any time zone is some of them, so that a year is summed up without reading its entries. 1/100 units.
 */
export const ledgerQuarters = sqliteTable(
  'ledger_quarters',
  {
    memberId: integer().notNull(),
    /** Quarters of an hour since the epoch. */
    quarter: integer().notNull(),
    kind: text().notNull(),
    vendor: text().notNull(),
    amount: integer().notNull(),
    movements: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.quarter, table.kind, table.vendor] })],
);
