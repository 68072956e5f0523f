import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the demo bank has to tell the gateway, until it was heard or given up. Times in epoch milliseconds. */
export const bankNotices = sqliteTable(
  'bank_notices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    path: text().notNull(),
    body: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    dueAt: integer().notNull(),
    tries: integer().notNull().default(0),
    /** What the gateway answered; null while nothing was. */
    answer: text(),
  },
  (table) => [index('bank_notices_due').on(table.dueAt).where(sql`answer IS NULL`)],
);

/** Payouts that the demo bank was asked for. */
export const bankPayouts = sqliteTable('bank_payouts', {
  orderNo: text().primaryKey(),
  amount: integer().notNull(),
  accountNumber: text().notNull(),
  askedAt: integer().notNull(),
});

/** Cards that were handed in, each good for one order; the serial itself is kept nowhere: its SHA-256 is. */
export const bankVouchers = sqliteTable('bank_vouchers', {
  serialHash: text().primaryKey(),
  reference: text().notNull(),
});

export type BankNotice = typeof bankNotices.$inferSelect;
