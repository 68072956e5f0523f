import type { GameRow } from '../db/schema';
import { HOT_GAMES } from './hot-games';

/** The demo lobby. */
export function gameRows(): GameRow[] {
  return HOT_GAMES.map((game, index) => ({
    nodeId: 90001 + index,
    ...game,
    gameId: 1 + index,
    gameCode: `HOT-${index}`,
    supportPlay: 1,
    isGameH5: 1,
    freeplay: 1,
    hotRank: index,
    popularity: 10_000 - index,
  }));
}
