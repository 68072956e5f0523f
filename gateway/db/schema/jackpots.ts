import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Language } from './content';
import { members } from './members';
import { merchants } from './merchants';

/**
 * Jackpots of a site, which every settled bet at a game of the kind `Jackpot` feeds and may win; amounts in 1/100 units.
 * What they hold is moved by triggers alone (`../triggers/jackpots.sql`).
 */
export const jackpots = sqliteTable(
  'jackpots',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    position: integer().notNull(),
    names: text({ mode: 'json' }).$type<Record<Language, string>>().notNull(),
    imageUrl: text().notNull(),
    /** What it begins with after each fall: the house's. */
    base: integer().notNull(),
    /** It falls before it holds more. */
    mustFallBy: integer().notNull(),
    /** What it takes of each bet, in 1/10,000 of it. */
    share: integer().notNull(),
    amount: integer().notNull(),
    /** The bet that brings it here wins it. Drawn anew at each fall, and told to nobody. */
    fallsAt: integer().notNull(),
    /** How often it has fallen. */
    falls: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    check(
      'jackpots_bounds',
      sql`typeof(${table.amount}) = 'integer' AND ${table.base} > 0 AND ${table.amount} BETWEEN ${table.base} AND ${table.mustFallBy}
        AND ${table.fallsAt} > ${table.base} AND ${table.fallsAt} <= ${table.mustFallBy} AND ${table.share} > 0`,
    ),
  ],
);

/** What was won of jackpots; each row is paid in the batch that writes it. Rows are never changed. */
export const jackpotFalls = sqliteTable(
  'jackpot_falls',
  {
    /** What the ledger calls it: `jackpot:hoadang-koi-3`. */
    source: text().primaryKey(),
    merchant: text().notNull(),
    jackpotId: text().notNull(),
    /** 1 for the first. */
    number: integer().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    nodeId: integer().notNull(),
    /** The closing of the bet that won it. */
    closingId: integer().notNull(),
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('jackpot_falls_number').on(table.merchant, table.jackpotId, table.number),
    uniqueIndex('jackpot_falls_closing').on(table.closingId, table.jackpotId),
    foreignKey({
      columns: [table.merchant, table.jackpotId],
      foreignColumns: [jackpots.merchant, jackpots.id],
    }),
  ],
);

export type Jackpot = typeof jackpots.$inferSelect;
