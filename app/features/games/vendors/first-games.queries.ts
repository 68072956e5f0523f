import { queryOptions } from '@tanstack/react-query';
import { CATEGORY_TABLE, type CategoryCode } from '@/app/domain/games/game-categories';
import { gateway } from '@/app/lib/calls/gateway';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { getHotGames } from '@/contracts/games/hot-games';
import { listGames } from '@/contracts/games/list-games';
import { isHidden } from '../game-flags';

const SHOWN = 6;

/** The first games of a category, for the game centre (GAME-104). */
export function firstGamesQuery(category: CategoryCode) {
  return queryOptions({
    queryKey: ['games', 'first', category, LOCALISED],
    queryFn: async ({ signal }) => {
      const language = pageLanguage(getLocale()).code;
      const { filter } = CATEGORY_TABLE[category];
      const games = filter
        ? (await gateway(listGames, { ...filter, language, pageNum: 1, pageSize: 2 * SHOWN }, signal)).games
        : (await gateway(getHotGames, { language }, signal)).list;
      return games.filter((game) => !isHidden(game)).slice(0, SHOWN);
    },
    staleTime: 60_000,
  });
}
