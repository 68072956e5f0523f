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
import type { RETURN_REASONS, WITHDRAW_STEPS } from '../../../contracts/withdraw/withdrawal';
import { ledgerTransactions } from './ledger';
import { members } from './members';

const isAmount = (column: AnySQLiteColumn) => sql`typeof(${column}) = 'integer' AND ${column} > 0`;

/** Bound bank cards; a number is bound once, to one member. Rows go when a card is unbound. */
export const bankCards = sqliteTable(
  'bank_cards',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    bankCode: text().notNull(),
    cardNumber: text().notNull(),
    holder: text().notNull(),
    boundAt: integer().notNull(),
    /** Moved up to now when a card becomes the default one: the highest of a member's is. */
    preferredAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('bank_cards_number').on(table.merchant, table.bankCode, table.cardNumber),
    index('bank_cards_member').on(table.memberId, table.preferredAt),
  ],
);

/** When a payment password was changed, and how often in a row it was given wrongly. */
export const paymentPasswords = sqliteTable('payment_passwords', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  /** Withdrawals wait for a while after it; 0 while the first password stands. */
  changedAt: integer().notNull().default(0),
  failures: integer().notNull().default(0),
  lockedUntil: integer().notNull().default(0),
});

/**
 * What must be played before money may be withdrawn: `locked` of the balance stays until bets of `required`, settled
 * since `at`, or until the last moment `until`. 1/100 units. How it ended alone is ever written, once.
 */
export const wageringRequirements = sqliteTable(
  'wagering_requirements',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** What it came from, as in the ledger's `source`; once for each. */
    source: text().notNull().unique(),
    kind: text({ enum: ['deposit', 'bonus'] }).notNull(),
    locked: integer().notNull(),
    required: integer().notNull(),
    promotionId: integer(),
    /** The one kind of games whose bets count; null for every game. */
    gameType: text(),
    at: integer().notNull(),
    until: integer(),
    /** When enough was played; null also for what nobody asks for any more. */
    metAt: integer(),
    /** Of the closings of bets, the last that counted for it or for one before it; null while it locks money. */
    lastClosing: integer(),
  },
  (table) => [
    index('wagering_requirements_member').on(table.memberId, table.id),
    index('wagering_requirements_open').on(table.memberId).where(sql`last_closing IS NULL`),
    check('wagering_requirements_locked', isAmount(table.locked)),
    check('wagering_requirements_required', isAmount(table.required)),
  ],
);

/** Withdrawals as they were agreed; what became of one is in `withdrawal_steps`. Rows are never changed; 1/100 units. */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    orderNo: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** How many the member had before, sent up or withdrawn: of two that were judged by the same, one is refused. */
    sequence: integer().notNull(),
    /** The member's key of idempotency, hashed: a call that died after it was written finds its withdrawal. */
    intentHash: text().notNull().unique(),
    /** What was asked for under it, hashed: another wish under the same key is refused. */
    askedHash: text().notNull(),
    /** Day at the site, YYYY-MM-DD, by which limits and free ones count. */
    day: text().notNull(),
    amount: integer().notNull(),
    fee: integer().notNull(),
    /** Which of the day's free ones it is; 0 when it has its price. */
    freeTime: integer().notNull(),
    freeOfDay: integer().notNull(),
    bankCode: text().notNull(),
    cardNumber: text().notNull(),
    holder: text().notNull(),
    /** What it was judged by: the latest of the member's requirements, 0 for none, and what they keep locked. */
    requirementId: integer().notNull(),
    locked: integer().notNull(),
    /** Right after its money was held. */
    balanceAfter: integer().notNull(),
    at: integer().notNull(),
    expectedAt: integer().notNull(),
    latestAt: integer().notNull(),
    ledgerKey: text().notNull().unique(),
  },
  (table) => [
    uniqueIndex('withdrawals_sequence').on(table.memberId, table.sequence),
    index('withdrawals_member').on(table.memberId, table.at, table.orderNo),
    index('withdrawals_day').on(table.memberId, table.day),
    foreignKey({ columns: [table.ledgerKey], foreignColumns: [ledgerTransactions.idempotencyKey] }),
    check('withdrawals_amount', isAmount(table.amount)),
    check(
      'withdrawals_fee',
      sql`typeof(${table.fee}) = 'integer' AND ${table.fee} BETWEEN 0 AND ${table.amount} - 1`,
    ),
    check('withdrawals_unlocked', sql`${table.balanceAfter} >= ${table.locked}`),
  ],
);

/** What happened to withdrawals: each step once, in its order, and one of two ends. Rows are never changed. */
export const withdrawalSteps = sqliteTable(
  'withdrawal_steps',
  {
    orderNo: text()
      .notNull()
      .references(() => withdrawals.orderNo),
    step: text().$type<(typeof WITHDRAW_STEPS)[number]>().notNull(),
    at: integer().notNull(),
    reason: text().$type<(typeof RETURN_REASONS)[number]>(),
    /** Of the step that moved money: held, paid or returned. */
    ledgerKey: text().unique(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.step] }),
    uniqueIndex('withdrawal_steps_end').on(table.orderNo).where(sql`step IN ('paid', 'returned')`),
    foreignKey({ columns: [table.ledgerKey], foreignColumns: [ledgerTransactions.idempotencyKey] }),
    check('withdrawal_steps_reason', sql`(${table.reason} IS NOT NULL) = (${table.step} = 'returned')`),
  ],
);

export type BankCard = typeof bankCards.$inferSelect;
export type WageringRequirement = typeof wageringRequirements.$inferSelect;
export type Withdrawal = typeof withdrawals.$inferSelect;
export type WithdrawalStep = typeof withdrawalSteps.$inferSelect;
