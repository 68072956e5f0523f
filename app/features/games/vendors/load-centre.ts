import type { QueryClient } from '@tanstack/react-query';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { allCategories } from './all-categories';
import { firstGamesQuery } from './first-games.queries';
import { vendorFacesQuery } from './vendor-faces.queries';

type Entered = { context: { queryClient: QueryClient } };

/** Loads what the game centre shows, all categories together. */
export async function loadCentre({ context: { queryClient } }: Entered) {
  await warmQueries(queryClient, [gameMenusQuery(), ...allCategories(undefined).map(firstGamesQuery)]);
}

/** Loads the vendors. */
export async function loadProviders({ context: { queryClient } }: Entered) {
  await warmQueries(queryClient, [vendorFacesQuery()]);
}
