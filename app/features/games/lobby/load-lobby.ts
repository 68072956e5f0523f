import type { QueryClient } from '@tanstack/react-query';
import { bannersQuery } from '@/app/domain/announcements/banners.queries';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { patiently } from '@/app/lib/loading/patiently';
import { gamesQuery, gameTypesQuery, hotGamesQuery } from '../games.queries';
import type { LobbySearch } from './lobby-search';
import { filtersOf, type LobbyCode, lobbyOf } from './lobby-table';

type Entered = {
  context: { queryClient: QueryClient };
  deps: LobbySearch;
  cause: 'enter' | 'stay' | 'preload';
};

/**
 * Loads the first page of a lobby, and what its rail and chips say. The server waits for it; in the browser a change of
 * the filters shows at once.
 */
export async function loadLobby(code: LobbyCode, { context: { queryClient }, deps, cause }: Entered) {
  const { banners } = lobbyOf(code);
  const loaded = Promise.all([
    warmQueries(queryClient, [
      gameMenusQuery(),
      gameTypesQuery(),
      ...(banners ? [bannersQuery(banners)] : []),
    ]),
    code === 'HOT' ? queryClient.prefetchQuery(hotGamesQuery()) : firstPage(queryClient, code, deps),
  ]);
  if (typeof window === 'undefined' || cause === 'enter') await patiently(loaded);
}

/** What is there already stays, with all its pages: a way back leads to the same place. */
function firstPage(queryClient: QueryClient, code: LobbyCode, search: LobbySearch) {
  const query = gamesQuery(filtersOf(code, search));
  // Kept in another language, and on no screen now.
  if (queryClient.getQueryState(query.queryKey)?.isInvalidated)
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' });
  return queryClient.infiniteQuery({ ...query, staleTime: 'static' }).catch(() => undefined);
}
