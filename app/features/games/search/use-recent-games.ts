import { useQuery } from '@tanstack/react-query';
import type { GameType } from '../../../../contracts/games/game-categories';
import { isHidden } from '../game-flags';
import type { GamesState } from '../lobby/use-games';
import { recentGamesQuery } from './recent-games.queries';

/** The games of a type that the member played last; they come in one answer (GAME-71). */
export function useRecentGames(gameType: GameType): GamesState {
  const { data, isPending, isFetching, refetch } = useQuery(recentGamesQuery(gameType));
  const games = data?.list.filter((game) => !isHidden(game));
  return {
    games,
    total: games?.length,
    isPending,
    isFetching,
    retry: () => void refetch(),
    stale: false,
    more: { has: false, busy: false, failed: false, load: () => undefined },
  };
}
