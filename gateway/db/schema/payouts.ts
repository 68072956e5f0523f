import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { withdrawals } from './withdrawals';

/** What a provider says became of a payout. */
export const PAYOUT_OUTCOMES = ['settled', 'failed'] as const;

/** One for each withdrawal: who pays it out, and when it is to be carried on. */
export const payouts = sqliteTable(
  'payouts',
  {
    orderNo: text()
      .primaryKey()
      .references(() => withdrawals.orderNo),
    /** Written with the check, before anybody is asked, and never changed: nobody else is asked, nobody else is heeded. */
    provider: text(),
    /** Turns that were taken since the last step. */
    tries: integer().notNull().default(0),
    /** When it is checked, handed over or asked about; null when it has ended. */
    nextAt: integer(),
  },
  (table) => [index('payouts_due').on(table.provider, table.nextAt).where(sql`next_at IS NOT NULL`)],
);

/**
 * What providers told of payouts, each thing once. The one that ended its withdrawal is heeded; whatever else was told of
 * it is kept for the staff. Rows are never changed.
 */
export const payoutOutcomes = sqliteTable(
  'payout_outcomes',
  {
    provider: text().notNull(),
    transactionId: text().notNull(),
    orderNo: text()
      .notNull()
      .references(() => payouts.orderNo),
    outcome: text({ enum: PAYOUT_OUTCOMES }).notNull(),
    heeded: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.transactionId, table.orderNo, table.outcome] }),
    uniqueIndex('payout_outcomes_end').on(table.orderNo).where(sql`heeded = 1`),
    uniqueIndex('payout_outcomes_transaction').on(table.provider, table.transactionId).where(sql`heeded = 1`),
  ],
);

export type Payout = typeof payouts.$inferSelect;
export type PayoutOutcome = typeof payoutOutcomes.$inferSelect;
