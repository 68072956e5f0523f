import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Language } from './content';
import { members } from './members';

/** The lobby's games; the columns down to `freeplay` are those of the wire. */
export const games = sqliteTable(
  'games',
  {
    nodeId: integer().primaryKey(),
    gameName: text().notNull(),
    /** Its name in English; `gameName` is the Vietnamese one. */
    gameNameEn: text().notNull().default(''),
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
    /** The vendor that plays it, as the wallet knows it; `vassalage` is its name in the lobby. */
    vendor: text().notNull(),
    /** Place in the hot list; null for all others. */
    hotRank: integer(),
    /** Higher is played more. */
    popularity: integer().notNull(),
    /** Higher came later. */
    novelty: integer().notNull().default(0),
    /** Kinds the game is of, each between bars: `|New|Jackpot|`. */
    classifies: text().notNull().default(''),
    /** Words of the names; words of names, vendor, kinds and subjects: see `../search-text.ts`. */
    nameText: text().notNull().default(''),
    nameTextEn: text().notNull().default(''),
    searchText: text().notNull().default(''),
    rtp: real().notNull().default(0),
    volatility: text({ enum: ['LOW', 'MEDIUM', 'HIGH'] }),
    /** In units of the currency. */
    minBet: integer().notNull().default(0),
    orientation: text({ enum: ['PORTRAIT', 'LANDSCAPE'] })
      .notNull()
      .default('PORTRAIT'),
    descriptions: text({ mode: 'json' })
      .$type<Record<Language, string>>()
      .notNull()
      .default({ vi: '', en: '' }),
    /** Made, hidden or changed by the sandbox, until it is reset. */
    temporary: integer({ mode: 'boolean' }).notNull().default(false),
    hidden: integer({ mode: 'boolean' }).notNull().default(false),
    changed: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('games_hot').on(table.hotRank),
    index('games_type').on(table.gameType, table.popularity),
    // All that a search reads of each game, so that it reads this index alone and not the wide rows.
    index('games_search').on(
      table.hidden,
      table.popularity,
      table.gameType,
      table.searchText,
      table.nameText,
      table.nameTextEn,
      table.vassalage,
      table.classifies,
      table.novelty,
    ),
  ],
);

/** How the words of searches may be misspelt: see `../near-words.ts`. */
export const gameWords = sqliteTable(
  'game_words',
  {
    /** The word itself, or what is left of it without one of its characters. */
    form: text().notNull(),
    /** As it stands in a search text, the space before it included. */
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.form, table.word] })],
);

/** Kinds of games inside a type, in the operator's order. */
export const gameClassifies = sqliteTable(
  'game_classifies',
  {
    gameType: text().notNull(),
    gameClassify: text().notNull(),
    position: integer().notNull(),
    names: text({ mode: 'json' }).$type<Record<Language, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameType, table.gameClassify] })],
);

/** The vendor sorting: vendors below their group of the menus, in the operator's order. */
export const menuVendors = sqliteTable('menu_vendors', {
  position: integer().primaryKey(),
  groupCategory: text().notNull(),
  vassalage: text().notNull(),
  /** Path of its logo; empty without one. */
  imageUrl: text().notNull().default(''),
  /** The vendor's own category where it differs from the group's. */
  ownCategory: text(),
});

/** Vendors that a merchant has shut for maintenance. */
export const vendorShuts = sqliteTable(
  'vendor_shuts',
  { merchant: text().notNull(), vassalage: text().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.vassalage] })],
);

const marks = {
  /** Higher is later. */
  id: integer().primaryKey({ autoIncrement: true }),
  memberId: integer()
    .notNull()
    .references(() => members.id),
  /** A game that has left the lobby may stay here: lists pass it over. */
  nodeId: integer().notNull(),
};

/** Games that a member marked. */
export const favourites = sqliteTable('favourites', marks, (table) => [
  uniqueIndex('favourites_game').on(table.memberId, table.nodeId),
]);

/** Games that a member opened last. */
export const recents = sqliteTable('recents', marks, (table) => [
  uniqueIndex('recents_game').on(table.memberId, table.nodeId),
]);

/** A whole row, but for what the sandbox notes. */
export type GameRow = Omit<typeof games.$inferSelect, 'temporary' | 'hidden' | 'changed'>;
