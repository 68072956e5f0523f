import { type CategoryCode, isCategory } from '../../../domain/games/game-categories';
import { type GameSearch, gameSearch } from '../game-search';

/** The category of home; without one it is HOT, the default (GAME-25, CONST-70). */
export const DEFAULT_CATEGORY: CategoryCode = 'HOT';

/**
 * `category` names the games of home, `game` the open sheet; what home does not know counts as not said. It has to be
 * named `undefined`: the router lays this over the raw address, where a name that is missing here would stay.
 */
export function homeSearch(search: { category?: unknown; game?: unknown }): GameSearch & {
  category?: CategoryCode | undefined;
} {
  const { category } = search;
  const chosen = isCategory(category) && category !== DEFAULT_CATEGORY;
  return { category: chosen ? category : undefined, ...gameSearch(search) };
}
