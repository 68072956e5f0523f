import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The lobby's games; column names are those of the wire. */
export const games = sqliteTable(
  'games',
  {
    nodeId: integer().primaryKey(),
    gameName: text().notNull(),
    imageUrl: text().notNull(),
    label: text({ enum: ['NEW', 'LIVE', 'HOT'] }),
    gameType: text().notNull(),
    vassalage: text().notNull(),
    gameId: integer().notNull(),
    roomId: integer(),
    gameCode: text().notNull(),
    supportPlay: integer().notNull(),
    lottoMode: text(),
    isGameH5: integer().notNull(),
    freeplay: integer().notNull(),
    /** Place in the hot list; null for all others. */
    hotRank: integer(),
    /** Higher is played more. */
    popularity: integer().notNull(),
  },
  (table) => [index('games_hot').on(table.hotRank), index('games_type').on(table.gameType, table.popularity)],
);

export type GameRow = typeof games.$inferInsert;
