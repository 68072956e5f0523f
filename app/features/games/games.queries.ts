import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getGame } from '@/contracts/games/game-detail';
import { getGameTypes } from '@/contracts/games/game-types';
import { getHotGames } from '@/contracts/games/hot-games';
import { listGames } from '@/contracts/games/list-games';
import type { InputOf } from '@/contracts/operation';
import type { CategoryCode } from '../../domain/games/game-categories';
import { gateway } from '../../lib/calls/gateway';
import { LOCALISED } from '../../locale/locale';
import { pageLanguage } from '../../locale/page-language';
import { getLocale } from '../../paraglide/runtime.js';

export type GameFilters = Omit<InputOf<typeof listGames>, 'language' | 'pageNum' | 'pageSize'>;

const PAGE_SIZE = 30;
const MINUTE = 60_000;

const language = () => pageLanguage(getLocale()).code;

/** The games most played now, of all categories or of one, in the page's language (CALL-61, GAME-53, GAME-57). */
export function hotGamesQuery(category: CategoryCode = 'HOT') {
  const gameCategory = category === 'HOT' ? undefined : category;
  return queryOptions({
    queryKey: ['games', 'hot', category, LOCALISED],
    queryFn: async ({ signal }) => {
      const asked = language();
      const answer = await gateway(getHotGames, { language: asked, gameCategory }, signal);
      return { ...answer, language: asked };
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
    // A page that comes would be compared with all that came before, value by value.
    structuralSharing: false,
    staleTime: MINUTE,
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
