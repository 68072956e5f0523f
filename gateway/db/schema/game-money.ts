import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { PLAY_TYPES, PRIZE_MODES } from '../../../contracts/games/launch-game';
import { ledgerTransactions } from './ledger';
import { members } from './members';

/**
 * Players: a member at one game of a vendor, from the launch on. The launch token itself is kept nowhere: its SHA-256
 * is. Once a token was taken (`openedAt`) the vendor knows the player by `id` alone.
 */
export const gamePlayers = sqliteTable(
  'game_players',
  {
    id: text().primaryKey(),
    vendor: text().notNull(),
    tokenHash: text().notNull(),
    tokenExpiresAt: integer().notNull(),
    openedAt: integer(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    nodeId: integer().notNull(),
    gameCode: text().notNull(),
    /** Play money: such a player moves none of the ledger's. */
    freeplay: integer({ mode: 'boolean' }).notNull(),
    language: text().notNull(),
    backUrl: text().notNull(),
    prizeMode: text().$type<(typeof PRIZE_MODES)[number]>(),
    playType: text().$type<(typeof PLAY_TYPES)[number]>(),
  },
  (table) => [
    uniqueIndex('game_players_token').on(table.tokenHash),
    index('game_players_waiting').on(table.tokenExpiresAt).where(sql`opened_at IS NULL`),
  ],
);

/** The name by which a vendor knows a member from launch to launch: it tells nothing, and is another at every vendor. */
export const gameAccounts = sqliteTable(
  'game_accounts',
  {
    vendor: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    id: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.memberId] })],
);

/** Bets that were taken. Rows are never changed: what became of a bet is in `game_closings`; 1/100 units. */
export const gameBets = sqliteTable(
  'game_bets',
  {
    vendor: text().notNull(),
    transactionId: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    nodeId: integer().notNull(),
    roundId: text().notNull(),
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.transactionId] }),
    index('game_bets_round').on(table.memberId, table.roundId),
    check('game_bets_positive', sql`typeof(${table.amount}) = 'integer' AND ${table.amount} > 0`),
  ],
);

/**
 * What became of bets, once for each: a win, which may be 0, or a rollback. A rollback of 0 stands for a bet that never
 * came, and keeps it out. The triggers are written by hand in `gateway/migrations`.
 */
export const gameClosings = sqliteTable(
  'game_closings',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    vendor: text().notNull(),
    betId: text().notNull(),
    kind: text({ enum: ['win', 'rollback'] }).notNull(),
    transactionId: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    nodeId: integer().notNull(),
    amount: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('game_closings_bet').on(table.vendor, table.betId),
    uniqueIndex('game_closings_transaction').on(table.vendor, table.transactionId),
    index('game_closings_member').on(table.memberId, table.at),
    index('game_closings_largest').on(table.amount).where(sql`kind = 'win' AND amount > 0`),
    check('game_closings_whole', sql`typeof(${table.amount}) = 'integer' AND ${table.amount} >= 0`),
  ],
);

/** Every call of a vendor that was heeded, and the balance it answered; a trigger holds it against the ledger. */
export const vendorTransactions = sqliteTable(
  'vendor_transactions',
  {
    vendor: text().notNull(),
    id: text().notNull(),
    kind: text({ enum: ['bet', 'win', 'rollback'] }).notNull(),
    /** What was asked for, to tell a repeat from another request under the same id. */
    fingerprint: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    nodeId: integer().notNull(),
    /** Null where no money moved. */
    ledgerKey: text().unique(),
    /** Of the wallet that is played from, right after it; 1/100 units. */
    balance: integer().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.id] }),
    foreignKey({ columns: [table.ledgerKey], foreignColumns: [ledgerTransactions.idempotencyKey] }),
  ],
);

export type GamePlayer = typeof gamePlayers.$inferSelect;
