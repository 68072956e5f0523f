import type { QueryClient } from '@tanstack/react-query';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { favouritesQuery } from '../favourites/favourites.queries';
import { gamesQuery, hotGamesQuery } from '../games.queries';
import { sourceOf } from './game-source';
import { recentGamesQuery } from './recent-games.queries';
import type { GameSearch } from './search.search';

/**
 * On the server, loads what the address asks for; in the browser the screen asks by itself, so that what is no longer
 * wanted can be given up.
 */
export async function loadSearch(queryClient: QueryClient, search: GameSearch): Promise<void> {
  if (typeof window !== 'undefined') return;
  await Promise.all([warmQueries(queryClient, [gameMenusQuery()]), games(queryClient, search)]);
}

function games(queryClient: QueryClient, search: GameSearch): Promise<unknown> {
  const source = sourceOf(search);
  switch (source.kind) {
    case 'list':
      return queryClient.prefetchInfiniteQuery(gamesQuery(source.filters));
    case 'favourites':
      return queryClient.prefetchInfiniteQuery(favouritesQuery());
    case 'recent':
      return queryClient.prefetchQuery(recentGamesQuery(source.gameType));
    default:
      return queryClient.prefetchQuery(hotGamesQuery());
  }
}
