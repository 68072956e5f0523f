import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getHotGames } from '../../../contracts/games/hot-games';
import { gateway } from '../../lib/gateway';
import { getLocale } from '../../paraglide/runtime.js';
import { announcementsQuery } from '../../shell/announcements.queries';
import { languageOf } from '../../shell/languages';
import { LOCALISED } from '../../shell/locale';

/** The first byte waits this long for the games; a slower answer streams in behind it. */
const GAMES_PATIENCE = 1_000;

/** The games most played now, in the page's language (CALL-61). */
export function hotGamesQuery() {
  return queryOptions({
    queryKey: ['games', 'hot', LOCALISED],
    queryFn: ({ signal }) => gateway(getHotGames, { language: languageOf(getLocale()).code }, signal),
    staleTime: 60_000,
  });
}

/** Loads what home shows, all together. Resolves also when a call fails: each section says so for itself. */
export async function warmHome(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(announcementsQuery()),
    Promise.race([queryClient.prefetchQuery(hotGamesQuery()), after(GAMES_PATIENCE)]),
  ]);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
