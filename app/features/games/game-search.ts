const LONGEST = 64;

export type GameSearch = { game?: number | string | undefined };

/** `game` names the game whose sheet is open over a screen with games; anything that can name none is left out. */
export function gameSearch({ game }: { game?: unknown }): GameSearch {
  if (typeof game === 'number') return Number.isSafeInteger(game) ? { game } : {};
  return typeof game === 'string' && game !== '' && game.length <= LONGEST ? { game } : {};
}
