import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { type ListState, onceEach, wholeList } from '@/app/lists/list-state';
import { useKeptPlace } from '@/app/lists/use-kept-place';
import { type PageOf, useList } from '@/app/lists/use-list';
import { useLocale } from '@/app/locale/locale';
import type { Game } from '@/contracts/games/game';
import type { listGames } from '@/contracts/games/list-games';
import type { OutputOf } from '@/contracts/operation';
import { isHidden } from '../game-flags';
import { type GameFilters, gamesQuery } from '../games.queries';
import { useHotGames } from '../use-hot-games';
import { matchesGame } from './matches-game';

const nodeIdOf = ({ nodeId }: Game) => nodeId;
const shown = (games: readonly Game[]) => games.filter((game) => !isHidden(game));

const gamesPage: PageOf<OutputOf<typeof listGames>, Game> = {
  entriesOf: ({ games }) => shown(games),
  keyOf: nodeIdOf,
  totalOf: ({ total }) => total,
};

/** The games of a list call, page by page, each once, without those that are not for this front end (GAME-43 to GAME-46, GAME-101). */
export function useListedGames(filters: GameFilters): ListState<Game> {
  useOnePageOnLanguage(filters);
  const query = {
    ...gamesQuery(filters),
    placeholderData: keepPreviousData,
    // A way back finds all pages as they were, without asking for each of them again.
    refetchOnMount: false,
    refetchOnReconnect: false,
  };
  const list = useList(query, gamesPage);
  useKeptPlace(list);
  return list;
}

/** The hot games that a vendor and a text leave, by name if so asked; they come in one answer (GAME-57, GAME-58). */
export function useHotList({ vassalage, gameName, sort }: GameFilters): ListState<Game> {
  const query = useHotGames();
  const { data } = query;
  const games = useMemo(() => {
    const found =
      data && onceEach(shown(data.list), nodeIdOf).filter((game) => matchesGame(game, vassalage, gameName));
    return sort === 'NAME' ? found?.sort((a, b) => a.gameName.localeCompare(b.gameName)) : found;
  }, [data, vassalage, gameName, sort]);
  return wholeList(query, games, nodeIdOf);
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
