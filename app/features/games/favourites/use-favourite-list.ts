import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '../../../../contracts/games/game';
import { isHidden } from '../game-flags';
import { favouritesQuery } from './favourites.queries';

/** The member's favourite games, page by page, each once, and how far they are loaded (GAME-60 to GAME-62). */
export function useFavouriteList() {
  const query = useInfiniteQuery(favouritesQuery());
  const { data, fetchNextPage, refetch } = query;
  const games = useMemo(() => data && shownOf(data.pages.flatMap(({ content }) => content)), [data]);
  return {
    games,
    total: query.hasNextPage ? data?.pages[0]?.nodeIds.length : games?.length,
    isPending: query.isPending,
    isFetching: query.isFetching,
    retry: () => void refetch(),
    stale: false,
    more: {
      has: query.hasNextPage,
      busy: query.isFetchingNextPage,
      failed: query.isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  };
}

function shownOf(games: readonly Game[]): Game[] {
  const once = new Map(games.map((game) => [String(game.nodeId), game]));
  return [...once.values()].filter((game) => !isHidden(game));
}
