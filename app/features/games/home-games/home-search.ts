import { type CategoryCode, isCategory } from '@/app/domain/games/game-categories';
import { id, searchSchema } from '@/app/lib/links/search-schema';
import type { GameSearch } from '../game-search';

/** The category of home; without one it is HOT, the default (GAME-25, CONST-70). */
export const DEFAULT_CATEGORY: CategoryCode = 'HOT';

/** `category` names the games of home, `game` the open sheet. */
export const homeSearch = searchSchema<GameSearch & { category?: CategoryCode | undefined }>({
  category: (text) => (isCategory(text) && text !== DEFAULT_CATEGORY ? text : undefined),
  game: id,
});
