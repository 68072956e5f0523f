const LONGEST = 64;

export type GameSearch = { game?: number | string | undefined };

/** `game` names the game whose sheet is open over a screen with games; anything that can name none is left out. */
export function gameSearch({ game }: { game?: unknown }): GameSearch {
  return { game: canName(game) ? game : undefined };
}

function canName(game: unknown): game is number | string {
  if (typeof game === 'number') return Number.isSafeInteger(game);
  return typeof game === 'string' && game !== '' && game.length <= LONGEST;
}
