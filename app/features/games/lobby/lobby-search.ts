import { id, oneOf, searchSchema, word } from '@/app/lib/links/search-schema';
import { GAME_SORTS, type GameSort } from '@/contracts/games/game-categories';
import { wordOf } from '../game-search';

/** Types between which screens over all vendors let choose (GAME-33). */
export const LIST_TYPES = ['RNG', 'FISH', 'PVP'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** What the address of a lobby says (GAME-42, GAME-77). */
export type LobbySearch = {
  vendor?: string | undefined;
  gameClassify?: string | undefined;
  gameType?: ListType | undefined;
  q?: string | undefined;
  sort?: GameSort | undefined;
  /** The game whose sheet is open. */
  game?: number | string | undefined;
};

export const lobbySearch = searchSchema<LobbySearch>({
  vendor: word,
  gameClassify: word,
  gameType: oneOf(LIST_TYPES),
  q: wordOf,
  sort: oneOf(GAME_SORTS, 'POPULAR'),
  game: id,
});

/** What a list depends on, and nothing else of the address: neither the open sheet nor what no screen knows. */
export function lobbyDeps({ search }: { search: LobbySearch }): LobbySearch {
  const { vendor, gameClassify, gameType, q, sort } = search;
  return { vendor, gameClassify, gameType, q, sort };
}
