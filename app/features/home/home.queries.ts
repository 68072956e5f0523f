import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getHotGames } from '../../../contracts/games/hot-games';
import { gateway } from '../../lib/gateway';
import { getLocale } from '../../paraglide/runtime.js';
import { announcementsQuery } from '../../shell/announcements.queries';
import { languageOf } from '../../shell/languages';
import { LOCALISED } from '../../shell/locale';

/** How long a page waits for the games; the browser asks for a slower answer itself. */
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
  await Promise.all([queryClient.prefetchQuery(announcementsQuery()), warmGames(queryClient)]);
}

async function warmGames(queryClient: QueryClient): Promise<void> {
  await Promise.race([queryClient.prefetchQuery(hotGamesQuery()), after(GAMES_PATIENCE)]);
  // An answer that came between rendering here and hydration there would make the two differ.
  if (typeof window === 'undefined') await queryClient.cancelQueries({ queryKey: hotGamesQuery().queryKey });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
