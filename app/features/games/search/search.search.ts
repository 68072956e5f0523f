import { GAME_TYPES, type GameType } from '../../../../contracts/games/game-categories';
import { searchId } from '../../../lib/search-id';
import { CATEGORIES, type CategoryCode, isCategory } from '../category-table';
import type { GameFilters } from '../games.queries';

/** What the search screen shows (GAME-27 to GAME-32). */
export const DATA_TYPES = ['ALL', 'SEARCH', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;
export type DataType = (typeof DATA_TYPES)[number];

type Word = number | string;

/** What the address of the search says (GAME-76). The router reads digits as a number. */
export type GameSearch = {
  dataType?: DataType | undefined;
  category?: CategoryCode | undefined;
  vendor?: Word | undefined;
  q?: Word | undefined;
  /** The game whose sheet is open. */
  game?: Word | undefined;
};

/** From so many characters on games are looked for (GAME-75). */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 64;

type Unknown = { [Name in keyof GameSearch]?: unknown };

/** Takes from an address what the search knows; anything else counts as not said. */
export function gameSearch({ dataType, category, vendor, q, game }: Unknown): GameSearch {
  return {
    dataType: DATA_TYPES.find((type) => type === dataType),
    category: isCategory(category) ? category : undefined,
    vendor: wordOf(vendor),
    q: wordOf(q),
    game: wordOf(game),
  };
}

/** A text as it goes into an address. */
export function wordOf(value: unknown): Word | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().slice(0, LONGEST_SEARCH);
  return text === '' ? undefined : searchId(text);
}

/** The text that is looked for, '' while it is too short. */
export function wantedText({ q }: GameSearch): string {
  const text = String(q ?? '').replace(/\s+/g, ' ');
  return [...text].length < SHORTEST_SEARCH ? '' : text;
}

/** Where the games come from. */
export type Source =
  | { kind: 'list'; filters: GameFilters }
  | { kind: 'hot'; filters: GameFilters }
  | { kind: 'favourites' }
  | { kind: 'recent'; gameType: GameType }
  | { kind: 'nothing' };

/**
 * Which games an address asks for. A text is looked for among all games; without one the type decides: ALL shows the
 * default category HOT unless told, RECENT the default category RNG (GAME-25, GAME-26, GAME-70, GAME-71).
 */
export function sourceOf(search: GameSearch): Source {
  const { dataType = 'ALL', category, vendor } = search;
  const text = wantedText(search);
  const filter = category ? CATEGORIES[category].filter : null;
  const ofVendor = vendor === undefined ? {} : { vassalage: String(vendor) };
  if (text) return { kind: 'list', filters: { ...filter, ...ofVendor, gameName: text } };
  switch (dataType) {
    case 'FAV':
      return { kind: 'favourites' };
    case 'RECENT':
      return { kind: 'recent', gameType: GAME_TYPES.find((type) => type === category) ?? 'RNG' };
    case 'NEW':
      return { kind: 'list', filters: { gameClassify: 'New', ...ofVendor } };
    case 'HOT':
      return { kind: 'hot', filters: ofVendor };
    case 'SEARCH':
      return vendor === undefined ? { kind: 'nothing' } : { kind: 'list', filters: ofVendor };
    default:
      return filter || vendor !== undefined
        ? { kind: 'list', filters: { ...filter, ...ofVendor } }
        : { kind: 'hot', filters: {} };
  }
}

/** Whether only a member can be answered (GAME-69, GAME-70). */
export function needsMember(search: GameSearch): boolean {
  const { kind } = sourceOf(search);
  return kind === 'favourites' || kind === 'recent';
}
