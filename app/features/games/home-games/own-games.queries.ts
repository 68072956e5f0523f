import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { listFavourites } from '@/contracts/games/favourites';
import { FIRST_FAVOURITES_KEY } from '../favourites/first-favourites-key';
import { recentGamesQuery } from '../search/recent-games.queries';

/** So many games of each kind stand on home. */
export const OWN_GAMES = 12;

/** The favourites that the member added last, for home (CALL-58, GAME-106). */
export function firstFavouritesQuery() {
  return queryOptions({
    queryKey: [...FIRST_FAVOURITES_KEY, LOCALISED],
    queryFn: ({ signal }) => {
      const language = pageLanguage(getLocale()).code;
      return gateway(listFavourites, { language, pageNum: 1, pageSize: OWN_GAMES }, signal);
    },
    staleTime: 0,
  });
}

/** Loads what home shows a member of its own games. */
export function warmOwnGames(queryClient: QueryClient): Promise<void> {
  return warmQueries(queryClient, [recentGamesQuery(), firstFavouritesQuery()]);
}
