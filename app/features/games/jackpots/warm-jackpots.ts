import type { QueryClient } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import { jackpotsQuery } from './jackpots.queries';

/** Loads the jackpots for the page of the server; in the browser the board asks for itself, and weighs on no other page. */
export const warmJackpots = createIsomorphicFn()
  .server((queryClient: QueryClient): Promise<void> | undefined =>
    warmQueries(queryClient, [jackpotsQuery()]),
  )
  .client((_: QueryClient): Promise<void> | undefined => undefined);
