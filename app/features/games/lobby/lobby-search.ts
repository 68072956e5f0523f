import { GAME_SORTS, type GameSort } from '../../../../contracts/games/game-categories';
import { type Word, wordOf } from '../game-search';

/** Types between which screens over all vendors let choose (GAME-33). */
export const LIST_TYPES = ['RNG', 'FISH', 'PVP'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** What the address of a lobby says (GAME-42, GAME-77). The router reads digits as a number. */
export type LobbySearch = {
  vendor?: Word | undefined;
  gameClassify?: Word | undefined;
  gameType?: ListType | undefined;
  q?: Word | undefined;
  sort?: GameSort | undefined;
  /** The game whose sheet is open. */
  game?: Word | undefined;
};

type Unknown = { [Name in keyof LobbySearch]?: unknown };

/** Takes from an address what a lobby knows; anything else counts as not said. */
export function lobbySearch({ vendor, gameClassify, gameType, q, sort, game }: Unknown): LobbySearch {
  return {
    vendor: wordOf(vendor),
    gameClassify: wordOf(gameClassify),
    gameType: LIST_TYPES.find((type) => type === gameType),
    q: wordOf(q),
    sort: GAME_SORTS.find((known) => known === sort && known !== 'POPULAR'),
    game: wordOf(game),
  };
}

/** What a list depends on; the open sheet changes nothing in it. */
export function lobbyDeps({ search }: { search: LobbySearch }): LobbySearch {
  const { game: _, ...deps } = search;
  return deps;
}
