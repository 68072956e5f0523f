import { useQuery } from '@tanstack/react-query';
import { type ListState, wholeList } from '@/app/lists/list-state';
import type { Game } from '@/contracts/games/game';
import type { GameType } from '@/contracts/games/game-categories';
import { isHidden } from '../game-flags';
import { recentGamesQuery } from './recent-games.queries';

/** The games of a type that the member played last; they come in one answer (GAME-71). */
export function useRecentGames(gameType: GameType): ListState<Game> {
  const query = useQuery(recentGamesQuery(gameType));
  const games = query.data?.list.filter((game) => !isHidden(game));
  return wholeList(query, games, ({ nodeId }) => nodeId);
}
