import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from '../../shell/locale';
import { hotGamesQuery } from './games.queries';
import { keepHotGames, keptHotGames } from './hot-games-cache';

/** The hot games: what this device kept is shown at once, also during an outage, and renewed behind (SESS-20). */
export function useHotGames() {
  const queryClient = useQueryClient();
  const { language } = useLocale();
  const query = useQuery(hotGamesQuery());
  const { data, dataUpdatedAt } = query;

  useEffect(() => {
    // The answer says its own language: the page may have changed since.
    if (data) return keepHotGames({ list: data.list }, data.language, dataUpdatedAt);
    const kept = keptHotGames(language.code);
    if (kept)
      queryClient.setQueryData(
        hotGamesQuery().queryKey,
        { ...kept.games, language: language.code },
        { updatedAt: kept.at },
      );
  }, [data, dataUpdatedAt, language.code, queryClient]);

  return query;
}
