import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CategoryCode } from '../../domain/games/game-categories';
import { useLocale } from '../../locale/locale';
import { hotGamesQuery } from './games.queries';
import { keepHotGames, keptHotGames } from './hot-games-cache';

/**
 * The games most played now, of all categories or of one. Those of all are kept on the device: what is kept is shown at
 * once, also during an outage, and renewed behind (SESS-20).
 */
export function useHotGames(category: CategoryCode = 'HOT') {
  const queryClient = useQueryClient();
  const { language } = useLocale();
  const query = useQuery(hotGamesQuery(category));
  const { data, dataUpdatedAt } = query;

  useEffect(() => {
    if (category !== 'HOT') return;
    // The answer says its own language: the page may have changed since.
    if (data) return keepHotGames({ list: data.list }, data.language, dataUpdatedAt);
    const kept = keptHotGames(language.code);
    if (kept)
      queryClient.setQueryData(
        hotGamesQuery().queryKey,
        { ...kept.games, language: language.code },
        { updatedAt: kept.at },
      );
  }, [category, data, dataUpdatedAt, language.code, queryClient]);

  return query;
}
