import type { QueryClient } from '@tanstack/react-query';
import { bannersQuery } from '@/app/domain/announcements/banners.queries';
import { gameMenusQuery } from '@/app/domain/games/game-menus.queries';
import { warmQueries } from '@/app/lib/calls/warm-queries';
import {
  BANNERS_OF,
  drawsQuery,
  type LotteryKind,
  lotteriesQuery,
  lotteryMenuQuery,
} from './lottery.queries';

/** What a lottery page shows first, asked for together. */
export function loadLotteries(queryClient: QueryClient, kind: LotteryKind): Promise<void> {
  return warmQueries(queryClient, [
    lotteriesQuery(kind),
    lotteryMenuQuery(),
    drawsQuery(kind),
    gameMenusQuery(),
    bannersQuery(BANNERS_OF[kind]),
  ]);
}
