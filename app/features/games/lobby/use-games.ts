import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Game } from '../../../../contracts/games/game';
import { useLocale } from '../../../locale/locale';
import { isHidden } from '../game-flags';
import { type GameFilters, gamesQuery } from '../games.queries';
import { useHotGames } from '../use-hot-games';
import { matchesGame } from './matches-game';
import { type MorePages, useReturnToPlace } from './use-return-to-place';

/** The games of a screen and how far they are loaded. */
export type GamesState = {
  /** Undefined while none were loaded, and when they could not be. */
  games: readonly Game[] | undefined;
  total: number | undefined;
  isPending: boolean;
  isFetching: boolean;
  retry: () => void;
  /** Still those of the filter before. */
  stale: boolean;
  more: MorePages;
};

const NO_MORE = { has: false, busy: false, failed: false, load: () => undefined };

/** The games of a list call, page by page, each once, without those that are not for this front end (GAME-43 to GAME-46, GAME-101). */
export function useListedGames(filters: GameFilters): GamesState {
  useOnePageOnLanguage(filters);
  const query = useInfiniteQuery({
    ...gamesQuery(filters),
    placeholderData: keepPreviousData,
    // A way back finds all pages as they were, without asking for each of them again.
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
  const { data, fetchNextPage, refetch } = query;
  // Two who want the next page at the same time get one.
  const load = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const more = {
    has: query.hasNextPage,
    busy: query.isFetchingNextPage,
    failed: query.isFetchNextPageError,
    load,
  };
  useReturnToPlace(data?.pages.length ?? 0, more);
  const games = useMemo(() => data && shownOf(data.pages.flatMap((page) => page.games)), [data]);
  return {
    games,
    total: query.hasNextPage ? (data?.pages[0]?.total ?? undefined) : games?.length,
    isPending: query.isPending,
    isFetching: query.isFetching,
    retry: () => void refetch(),
    stale: query.isPlaceholderData,
    more,
  };
}

/** The hot games that a vendor and a text leave, by name if so asked; they come in one answer (GAME-57, GAME-58). */
export function useHotList({ vassalage, gameName, sort }: GameFilters): GamesState {
  const { data, isPending, isFetching, refetch } = useHotGames();
  const games = useMemo(() => {
    const found = data && shownOf(data.list).filter((game) => matchesGame(game, vassalage, gameName));
    return sort === 'NAME' ? found?.sort((a, b) => a.gameName.localeCompare(b.gameName)) : found;
  }, [data, vassalage, gameName, sort]);
  return {
    games,
    total: games?.length,
    isPending,
    isFetching,
    retry: () => void refetch(),
    stale: false,
    more: NO_MORE,
  };
}

/** In a new language a list begins again with its first page: nobody asks for a hundred pages at once. */
function useOnePageOnLanguage(filters: GameFilters) {
  const queryClient = useQueryClient();
  const { language } = useLocale();
  const shown = useRef(language.code);
  useEffect(() => {
    if (shown.current === language.code) return;
    shown.current = language.code;
    queryClient.setQueryData(gamesQuery(filters).queryKey, (old) => {
      return old && { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) };
    });
  }, [language.code, filters, queryClient]);
}

/** A game that moved to the next page meanwhile is there twice. */
function shownOf(games: readonly Game[]): Game[] {
  const once = new Map(games.map((game) => [String(game.nodeId), game]));
  return [...once.values()].filter((game) => !isHidden(game));
}
