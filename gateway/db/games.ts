import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { GameSort, GameType } from '../../contracts/games/game-categories';
import { nearWords } from './near-words';
import type { Db } from './open';
import { gameClassifies, games, menuVendors } from './schema';
import { searchWords, typesFoundBy } from './search-text';

/** What a list of games may be narrowed by. */
export type GameFilters = {
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  /** Words to find in names, vendors and categories; every one of them counts. */
  gameName?: string;
};
export type Page = { limit: number; offset: number };

/** The columns of a game as it travels. */
export const WIRE = {
  nodeId: games.nodeId,
  gameName: games.gameName,
  imageUrl: games.imageUrl,
  label: games.label,
  gameType: games.gameType,
  vassalage: games.vassalage,
  gameId: games.gameId,
  roomId: games.roomId,
  gameCode: games.gameCode,
  supportPlay: games.supportPlay,
  lottoMode: games.lottoMode,
  isGameH5: games.isGameH5,
  freeplay: games.freeplay,
};

const shown = eq(games.hidden, false);

/**
 * One page of the games that pass the filters, and how many pass: one reading of the search index, and of the rows
 * those of the page. Words that find nothing are read once more as words that they may be misspelt for (GAME-75).
 */
export async function listGames(db: Db, filters: GameFilters, sort: GameSort, page: Page) {
  const words = searchWords(filters.gameName ?? '');
  // A query of signs alone finds nothing.
  if (filters.gameName !== undefined && words.length === 0) return { rows: [], total: 0 };
  const found = await listFound(
    db,
    filters,
    sort,
    page,
    words.map((word) => [word]),
  );
  if (found.total > 0 || words.length === 0) return found;
  const near = await nearWords(db, words);
  // Of a long query the first words alone are read again.
  const isOther = near.length < words.length || near.some((meant) => meant.length > 1);
  return isOther ? listFound(db, filters, sort, page, near) : found;
}

async function listFound(
  db: Db,
  filters: GameFilters,
  sort: GameSort,
  { limit, offset }: Page,
  words: readonly Meant[],
) {
  const wanted = and(shown, ...conditionsOf(filters), ...words.map(hasWord));
  const { nodeId, popularity } = games;
  const hits = db.$with('hits').as(
    db
      .select({ nodeId, popularity, place: placeOf(sort, words).as('place') })
      .from(games)
      .where(wanted),
  );
  const inOrder = [asc(hits.place), desc(hits.popularity), asc(hits.nodeId)];
  const page = db.$with('page').as(
    db
      .select()
      .from(hits)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset),
  );
  const found = await db
    .with(hits, page)
    .select({ ...WIRE, total: sql<number>`(SELECT count(*) FROM ${hits})` })
    .from(page)
    .innerJoin(games, eq(games.nodeId, page.nodeId))
    .orderBy(asc(page.place), desc(page.popularity), asc(page.nodeId));
  const rows = found.map(({ total: _, ...row }) => row);
  return { rows, total: found[0]?.total ?? (offset === 0 ? 0 : await db.$count(games, wanted)) };
}

/** The most played games that pass the filters. */
export function listTopGames(db: Db, filters: GameFilters, limit: number) {
  return db
    .select(WIRE)
    .from(games)
    .where(and(shown, ...conditionsOf(filters)))
    .orderBy(desc(games.popularity))
    .limit(limit);
}

/** The hot list, in its order. */
export function listHotGames(db: Db) {
  return db
    .select(WIRE)
    .from(games)
    .where(and(shown, isNotNull(games.hotRank)))
    .orderBy(asc(games.hotRank));
}

/** One game with all that is known of it, or undefined. */
export function findGame(db: Db, nodeId: number) {
  return db
    .select()
    .from(games)
    .where(and(shown, eq(games.nodeId, nodeId)))
    .get();
}

/** The vendor sorting, groups and vendors in the operator's order. */
export function listMenuVendors(db: Db) {
  return db.select().from(menuVendors).orderBy(asc(menuVendors.position));
}

/** How many of the shown games a vendor has of each type and kinds. */
export function countGames(db: Db) {
  const { vassalage, gameType, classifies } = games;
  return db
    .select({ vassalage, gameType, classifies, count: sql<number>`count(*)` })
    .from(games)
    .where(and(shown, eq(games.isGameH5, 1)))
    .groupBy(vassalage, gameType, classifies);
}

/** The kinds of games inside each type, in the operator's order. */
export function listClassifies(db: Db) {
  return db.select().from(gameClassifies).orderBy(asc(gameClassifies.position));
}

function conditionsOf({ gameType, vassalage, gameClassify }: GameFilters): SQL[] {
  return [
    ...(gameType === undefined ? [] : [eq(games.gameType, gameType)]),
    ...(vassalage === undefined ? [] : [eq(games.vassalage, vassalage)]),
    ...(gameClassify === undefined ? [] : [sql`instr(${games.classifies}, ${`|${gameClassify}|`}) > 0`]),
  ];
}

/** What one word of a query may stand for: itself, and where it is read with mistakes further words. */
type Meant = readonly string[];

/** `instr`, not LIKE: a query has no wildcards, and no pattern is run over 10,000 texts. */
const holds = (column: SQLiteColumn) => (word: string) => sql`instr(${column}, ${word}) > 0`;
const hasInText = holds(games.searchText);
const hasInName = (meant: Meant) => or(...meant.map(holds(games.nameText)));

/** Words of types are no part of the text: thousands of games are found by their type alone. */
function hasWord(meant: Meant): SQL | undefined {
  const types = [...new Set(meant.flatMap(typesFoundBy))];
  const inText = meant.map(hasInText);
  return types.length === 0 ? or(...inText) : or(isOneOf(types), ...inText);
}

/** Types are names of our own, and take none of the values that a statement may bind. */
const isOneOf = (types: readonly GameType[]) =>
  sql`${games.gameType} IN (${sql.raw(types.map((type) => `'${type}'`).join())})`;

/** A statement binds a hundred values at most: so many words count for the order. */
const RANKED_WORDS = 8;

/** What a list is sorted by first; games of the same place follow by popularity. */
function placeOf(sort: GameSort, words: readonly Meant[]): SQL {
  if (sort === 'NEW') return sql`-${games.novelty}`;
  if (sort === 'NAME') return sql`${games.nameText}`;
  return words.length === 0 ? sql`0` : rankOf(words.slice(0, RANKED_WORDS));
}

/**
 * Of a search: names that hold its words, or its text with the last word still being typed, before vendors, kinds and
 * types; in each of them whole words before beginnings of words.
 */
function rankOf(words: readonly Meant[]): SQL {
  if (words.some((meant) => meant.length > 1)) {
    return sql`CASE WHEN ${and(...words.map(hasInName))} THEN 0 ELSE 1 END`;
  }
  const whole = words.map((meant) => meant.map((word) => `${word} `));
  return sql`CASE WHEN ${and(...whole.map(hasInName))} THEN 0 WHEN ${hasInName([words.flat().join('')])} THEN 1
    WHEN ${and(...whole.map(hasWord))} THEN 2 WHEN ${and(...words.map(hasInName))} THEN 3 ELSE 4 END`;
}
