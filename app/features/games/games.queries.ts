import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getGame } from '../../../contracts/games/game-detail';
import { getGameTypes } from '../../../contracts/games/game-types';
import { getHotGames } from '../../../contracts/games/hot-games';
import { listGames } from '../../../contracts/games/list-games';
import { getGameMenus } from '../../../contracts/games/menus';
import type { InputOf } from '../../../contracts/operation';
import { gateway } from '../../lib/gateway';
import { getLocale } from '../../paraglide/runtime.js';
import { LOCALISED } from '../../shell/locale';
import { pageLanguage } from '../../shell/page-language';

export type GameFilters = Omit<InputOf<typeof listGames>, 'language' | 'pageNum' | 'pageSize'>;

const PAGE_SIZE = 30;
const MINUTE = 60_000;

const language = () => pageLanguage(getLocale()).code;

/** The games most played now, in the page's language (CALL-61, GAME-57). */
export function hotGamesQuery() {
  return queryOptions({
    queryKey: ['games', 'hot', LOCALISED],
    queryFn: async ({ signal }) => {
      const asked = language();
      return { ...(await gateway(getHotGames, { language: asked }, signal)), language: asked };
    },
    staleTime: MINUTE,
  });
}

/** A list of games, page by page until `pageNum` reaches `totalPages` (CALL-55, GAME-43 to GAME-50). */
export function gamesQuery(filters: GameFilters) {
  return infiniteQueryOptions({
    queryKey: ['games', 'list', filters, LOCALISED],
    queryFn: ({ pageParam: pageNum, signal }) =>
      gateway(listGames, { ...filters, language: language(), pageNum, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : null),
    staleTime: MINUTE,
  });
}

/** The categories with their vendors in the operator's order: the vendor sorting (CALL-70, GAME-80, GAME-81). */
export function gameMenusQuery() {
  return queryOptions({
    queryKey: ['games', 'menus', LOCALISED],
    queryFn: ({ signal }) => gateway(getGameMenus, { language: language() }, signal),
    staleTime: 5 * MINUTE,
  });
}

/** The kinds of games inside each type (CALL-54). */
export function gameTypesQuery() {
  return queryOptions({
    queryKey: ['games', 'types', LOCALISED],
    queryFn: ({ signal }) => gateway(getGameTypes, { language: language() }, signal),
    staleTime: 5 * MINUTE,
  });
}

/** All of one game, for its sheet and for launching it. */
export function gameQuery(nodeId: number | string) {
  return queryOptions({
    queryKey: ['games', 'one', String(nodeId), LOCALISED],
    queryFn: ({ signal }) => gateway(getGame, { language: language(), nodeId }, signal),
    staleTime: MINUTE,
  });
}
