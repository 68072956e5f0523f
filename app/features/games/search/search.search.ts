import { type CategoryCode, isCategory } from '@/app/domain/games/game-categories';
import { id, oneOf, searchSchema, word } from '@/app/lib/links/search-schema';
import { searchable, wordOf } from '../game-search';

/** What the search screen shows (GAME-27 to GAME-32). */
export const DATA_TYPES = ['ALL', 'SEARCH', 'HOT', 'NEW', 'FAV', 'RECENT'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** What the address of the search says (GAME-76). */
export type GameSearch = {
  dataType?: DataType | undefined;
  category?: CategoryCode | undefined;
  vendor?: string | undefined;
  q?: string | undefined;
  /** The game whose sheet is open. */
  game?: number | string | undefined;
};

export const gameSearch = searchSchema<GameSearch>({
  dataType: oneOf(DATA_TYPES),
  category: (text) => (isCategory(text) ? text : undefined),
  vendor: word,
  q: wordOf,
  game: id,
});

/** Whether only a member can be answered (GAME-69, GAME-70). */
export function needsMember({ dataType, q }: GameSearch): boolean {
  return (dataType === 'FAV' || dataType === 'RECENT') && searchable(q) === '';
}
