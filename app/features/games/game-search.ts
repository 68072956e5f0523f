import { id, LONGEST_WORD, type SearchSchema, searchSchema } from '../../lib/links/search-schema';

export type GameSearch = { game?: number | string | undefined };

/** From so many characters on games are looked for (GAME-75). */
const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = LONGEST_WORD;

/** `game` names the game whose sheet is open over a screen with games. */
export const gameSearch: SearchSchema<GameSearch> = searchSchema({ game: id });

/** A text as it goes into an address; undefined when there is none. */
export function wordOf(typed: string): string | undefined {
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH);
  // The cut may have gone through a character.
  return text.replace(/[\ud800-\udbff]$/, '') || undefined;
}

/** The text to look for, '' while it is too short. */
export function searchable(typed = ''): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  return [...text].length < SHORTEST_SEARCH ? '' : text;
}
