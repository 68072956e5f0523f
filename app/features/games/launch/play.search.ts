import { type GameSearch, gameSearch } from '../game-search';

export type PlaySearch = GameSearch & { freeplay?: 1 | undefined };

/** Which game is played, and whether for nothing; anything else is left out. */
export function playSearch(search: { game?: unknown; freeplay?: unknown }): PlaySearch {
  const { freeplay } = search;
  return { ...gameSearch(search), freeplay: freeplay === 1 || freeplay === '1' ? 1 : undefined };
}
