import { idSearch } from '../../lib/search-id';

export type GameSearch = { game?: number | string | undefined };

/** `game` names the game whose sheet is open over a screen with games; anything that can name none is left out. */
export function gameSearch({ game }: { game?: unknown }): GameSearch {
  const { id } = idSearch({ id: game });
  return id === undefined || id === '' ? {} : { game: id };
}
