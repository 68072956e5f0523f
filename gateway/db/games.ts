import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { GameSort, GameType } from '../../contracts/games/game-categories';
import type { Language } from '../platform/language';
import { readingsOf } from './near-words';
import type { Db } from './open';
import { gameClassifies, games, menuVendors } from './schema';
import { foldText, type Meant, searchWords, typesFoundBy } from './search-text';

/** What a list of games may be narrowed by. */
export type GameFilters = {
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  /** Words to find in names, vendors and categories; every one of them counts. */
  gameName?: string;
};
export type Page = { limit: number; offset: number };

/** The column of the names in a language. */
export const nameIn = (language: Language) => (language === 'vi' ? games.gameName : games.gameNameEn);

/** The columns of a game as it travels, named in a language. */
export const wireIn = (language: Language) => ({ ...WIRE, gameName: nameIn(language) });

const WIRE = {
  nodeId: games.nodeId,
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

/** A search: what each of its words may stand for, what it says with accents, and the language of the page. */
type Query = {
  words: readonly Meant[];
  isMisspelt: boolean;
  accented: readonly string[];
  language: Language;
};

/**
 * One page of the games that pass the filters, named in a language, and how many pass: one reading of the search index,
 * and of the rows those of the page. Words that find nothing are read once more as words that they may be meant for
 * (GAME-75).
 */
export async function listGames(
  db: Db,
  filters: GameFilters,
  sort: GameSort,
  page: Page,
  language: Language,
) {
  const words = searchWords(filters.gameName ?? '');
  // A query of signs alone finds nothing.
  if (filters.gameName !== undefined && words.length === 0) return { rows: [], total: 0 };
  const accented = accentedIn(filters.gameName ?? '');
  const found = await listFound(db, filters, sort, page, { words, isMisspelt: false, accented, language });
  if (found.total > 0 || words.length === 0) return found;
  for (const reading of await readingsOf(db, words)) {
    const query = { words: reading, isMisspelt: true, accented: [], language };
    const meant = await listFound(db, filters, sort, page, query);
    if (meant.total > 0) return meant;
  }
  return found;
}

async function listFound(
  db: Db,
  filters: GameFilters,
  sort: GameSort,
  { limit, offset }: Page,
  query: Query,
) {
  const wanted = and(shown, ...conditionsOf(filters), ...query.words.map(hasWord));
  const { nodeId, popularity } = games;
  const hits = db.$with('hits').as(
    db
      .select({ nodeId, popularity, place: placeOf(sort, query).as('place') })
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
    .select({ ...wireIn(query.language), total: sql<number>`(SELECT count(*) FROM ${hits})` })
    .from(page)
    .innerJoin(games, eq(games.nodeId, page.nodeId))
    .orderBy(asc(page.place), desc(page.popularity), asc(page.nodeId));
  const rows = found.map(({ total: _, ...row }) => row);
  return { rows, total: found[0]?.total ?? (offset === 0 ? 0 : await db.$count(games, wanted)) };
}

/** The most played games that pass the filters. */
export function listTopGames(db: Db, filters: GameFilters, limit: number, language: Language) {
  return db
    .select(wireIn(language))
    .from(games)
    .where(and(shown, ...conditionsOf(filters)))
    .orderBy(desc(games.popularity))
    .limit(limit);
}

/** The hot list, in its order. */
export function listHotGames(db: Db, language: Language) {
  return db
    .select(wireIn(language))
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

/** `instr`, not LIKE: a query has no wildcards, and no pattern is run over 10,000 texts. */
const holds = (column: SQLiteColumn) => (word: string) => sql`instr(${column}, ${word}) > 0`;
const hasInText = (meant: Meant) => or(...meant.map(holds(games.searchText)));
const hasIn = (column: SQLiteColumn) => (meant: Meant) => or(...meant.map(holds(column)));

/** Words of types are no part of the text: thousands of games are found by their type alone. */
function hasWord(meant: Meant): SQL | undefined {
  const types = [...new Set(meant.flatMap(typesFoundBy))];
  return types.length === 0 ? hasInText(meant) : or(isOneOf(types), hasInText(meant));
}

/** Types are names of our own, and take none of the values that a statement may bind. */
const isOneOf = (types: readonly GameType[]) =>
  sql`${games.gameType} IN (${sql.raw(types.map((type) => `'${type}'`).join())})`;

/** A statement binds a hundred values at most: so many words count for the order. */
const RANKED_WORDS = 4;

/** What a list is sorted by first; games of the same place follow by popularity. */
function placeOf(sort: GameSort, query: Query): SQL {
  if (sort === 'NEW') return sql`-${games.novelty}`;
  if (sort === 'NAME') return sql`${nameTextIn(query.language)}`;
  return query.words.length === 0 ? sql`0` : rankOf({ ...query, words: query.words.slice(0, RANKED_WORDS) });
}

const nameTextIn = (language: Language) => (language === 'vi' ? games.nameText : games.nameTextEn);

/**
 * Of a search: names that hold its words, first those with the accents that it has, or its text with the last word still
 * being typed, those of the page's language before the others; then what a game is about, vendors and kinds, and types;
 * in each of them whole words before beginnings of words. What has accents is Vietnamese on every page.
 */
function rankOf({ words, isMisspelt, accented, language: ofPage }: Query): SQL {
  const language = accented.length > 0 ? 'vi' : ofPage;
  const hasInName = hasIn(nameTextIn(language));
  const whole = words.map((meant) => meant.map((word) => `${word} `));
  // What was meant is a word, and no beginning of one.
  if (isMisspelt)
    return sql`CASE WHEN ${and(...whole.map(hasInName))} THEN 0 WHEN ${and(...whole.map(hasWord))} THEN 1
      WHEN ${and(...words.map(hasInName))} THEN 2 ELSE 3 END`;
  const hasInOther = hasIn(nameTextIn(language === 'vi' ? 'en' : 'vi'));
  const asWritten = accented.slice(0, RANKED_WORDS).map((word) => sql`instr(${games.gameName}, ${word}) > 0`);
  const unlessAsWritten = asWritten.length > 0 ? sql`NOT (${and(...asWritten)})` : sql`0`;
  return sql`CASE WHEN ${and(...whole.map(hasInName))} THEN ${unlessAsWritten}
    WHEN ${and(...whole.map(hasInOther))} THEN 3 WHEN ${hasInName([words.map((meant) => meant.at(-1)).join('')])} THEN 4
    WHEN ${and(...whole.map(hasInText))} THEN 5
    WHEN ${and(...whole.map(hasWord))} THEN 6 WHEN ${and(...words.map(hasInName))} THEN 7 ELSE 8 END`;
}

/** The words of a query that have accents, as they stand in a name: hổ is a tiger, and hồ is a lake. */
function accentedIn(query: string): string[] {
  const words = query.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return words
    .filter((word) => /^\p{L}+$/u.test(word) && foldText(word) !== word)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** The games that are drawn, as they travel, by their codes. */
export function listDrawnGames(db: Db, gameCodes: readonly string[], language: Language) {
  return db
    .select(wireIn(language))
    .from(games)
    .where(and(inArray(games.gameCode, [...gameCodes]), eq(games.hidden, false)));
}
