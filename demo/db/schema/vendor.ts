import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The wallet's own name for a game: SQLite keeps a text in such a column as it is. */
const gameNode = () => integer().$type<number | string>();

/** The demo vendor's sessions. The token itself is kept nowhere: its SHA-256 is. Times in epoch milliseconds. */
export const vendorSessions = sqliteTable(
  'vendor_sessions',
  {
    tokenHash: text().primaryKey(),
    /** Whose game it is: the wallet that is asked. */
    vendor: text().notNull(),
    playerId: text().notNull(),
    /** Who plays, whatever the launch. */
    accountId: text().notNull(),
    language: text().notNull(),
    nodeId: gameNode().notNull(),
    gameCode: text().notNull(),
    freeplay: integer({ mode: 'boolean' }).notNull(),
    openedAt: integer().notNull(),
    lastSeenAt: integer().notNull(),
  },
  (table) => [index('vendor_sessions_seen').on(table.lastSeenAt)],
);

/** Where a round stands; README.md of demo/vendor draws the ways between them. */
const ROUND_STATES = [
  'betting',
  'waiting',
  'winning',
  'settled',
  'cancelling',
  'cancelled',
  'refused',
] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** The demo vendor's rounds, tickets of a lottery among them; amounts in 1/100 units. */
export const vendorRounds = sqliteTable(
  'vendor_rounds',
  {
    id: text().primaryKey(),
    sessionHash: text().notNull(),
    vendor: text().notNull(),
    playerId: text().notNull(),
    accountId: text().notNull(),
    /** The page's own name for the round: what is sent twice is played once. */
    clientId: text().notNull(),
    nodeId: gameNode().notNull(),
    freeplay: integer({ mode: 'boolean' }).notNull(),
    stake: integer().notNull(),
    choice: text({ mode: 'json' }).$type<unknown>().notNull(),
    state: text({ enum: ROUND_STATES }).notNull(),
    /** What was drawn, as the page shows it; null until it is. */
    outcome: text({ mode: 'json' }).$type<unknown>(),
    win: integer().notNull().default(0),
    /** The draw that a ticket waits for. */
    lottery: text(),
    numero: text(),
    drawTime: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('vendor_rounds_client').on(table.playerId, table.clientId),
    index('vendor_rounds_open')
      .on(table.accountId, table.state)
      .where(sql`state IN ('betting', 'winning', 'cancelling')`),
    index('vendor_rounds_waiting').on(table.drawTime).where(sql`state = 'waiting'`),
    index('vendor_rounds_play_over')
      .on(table.updatedAt)
      .where(sql`freeplay = 1 AND state IN ('settled', 'cancelled', 'refused')`),
    index('vendor_rounds_session').on(table.sessionHash),
    index('vendor_rounds_tickets').on(table.accountId, table.createdAt).where(sql`lottery IS NOT NULL`),
    index('vendor_rounds_account').on(table.accountId, table.nodeId, table.createdAt),
  ],
);

/** Draws that were held: the result is written once and never changed. */
export const lotteryDraws = sqliteTable(
  'lottery_draws',
  {
    lottery: text().notNull(),
    numero: text().notNull(),
    drawTime: integer().notNull(),
    /** Prizes from the highest on. */
    prizes: text({ mode: 'json' }).$type<{ prize: string; numbers: string[] }[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lottery, table.numero] }),
    index('lottery_draws_time').on(table.drawTime),
  ],
);

export type VendorSession = typeof vendorSessions.$inferSelect;
export type VendorRound = typeof vendorRounds.$inferSelect;
export type HeldDraw = typeof lotteryDraws.$inferSelect;
