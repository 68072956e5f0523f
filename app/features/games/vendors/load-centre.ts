import type { QueryClient } from '@tanstack/react-query';
import { warmQueries } from '../../../lib/warm-queries';
import { m } from '../../../paraglide/messages.js';
import { siteQuery } from '../../../session/site.queries';
import { gameMenusQuery } from '../games.queries';
import { allCategories } from './all-categories';
import { firstGamesQuery } from './first-games.queries';

type Entered = { context: { queryClient: QueryClient } };

/** Loads what the game centre shows, all categories together; answers what the head says of it. */
export async function loadCentre({ context: { queryClient } }: Entered) {
  await warmQueries(queryClient, [gameMenusQuery(), ...allCategories(undefined).map(firstGamesQuery)]);
  const { siteName } = await queryClient.ensureQueryData(siteQuery());
  return { description: m.centre_description({ siteName }) };
}

/** Loads the vendors; answers what the head says of their screen. */
export async function loadProviders({ context: { queryClient } }: Entered) {
  await warmQueries(queryClient, [gameMenusQuery()]);
  const { siteName } = await queryClient.ensureQueryData(siteQuery());
  return { description: m.provider_description({ siteName }) };
}
