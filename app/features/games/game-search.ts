import { searchId } from '../../lib/search-id';

/** A word of an address: the router reads digits as a number. */
export type Word = number | string;
export type GameSearch = { game?: Word | undefined };

/** From so many characters on games are looked for (GAME-75). */
const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 64;

/** `game` names the game whose sheet is open over a screen with games; anything that can name none is left out. */
export function gameSearch({ game }: { game?: unknown }): GameSearch {
  return { game: canName(game) ? game : undefined };
}

function canName(game: unknown): game is number | string {
  if (typeof game === 'number') return Number.isSafeInteger(game);
  return typeof game === 'string' && game !== '' && game.length <= LONGEST_SEARCH;
}

/** A text as it goes into an address. */
export function wordOf(value: unknown): Word | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().slice(0, LONGEST_SEARCH);
  return text === '' ? undefined : searchId(text);
}

/** The text to look for, '' while it is too short. */
export function searchable(typed: Word | undefined): string {
  const text = String(typed ?? '')
    .trim()
    .replace(/\s+/g, ' ');
  return [...text].length < SHORTEST_SEARCH ? '' : text;
}
