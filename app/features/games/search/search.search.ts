import { type CategoryCode, isCategory } from '../../../domain/games/game-categories';
import { searchable, type Word, wordOf } from '../game-search';

/** What the search screen shows (GAME-27 to GAME-32). */
export const DATA_TYPES = ['ALL', 'SEARCH', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** What the address of the search says (GAME-76). The router reads digits as a number. */
export type GameSearch = {
  dataType?: DataType | undefined;
  category?: CategoryCode | undefined;
  vendor?: Word | undefined;
  q?: Word | undefined;
  /** The game whose sheet is open. */
  game?: Word | undefined;
};

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

/** Whether only a member can be answered (GAME-69, GAME-70). */
export function needsMember({ dataType, q }: GameSearch): boolean {
  return (dataType === 'FAV' || dataType === 'RECENT') && searchable(q) === '';
}
