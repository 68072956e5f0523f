import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { GameType } from '@/contracts/games/game-categories';
import { listRecent } from '@/contracts/games/recents';

/** Everything that is known of what the member played last. */
export const RECENT_KEY = [MEMBER_KEY, 'recent-games'] as const;

/**
 * The member's games of a type, or of all, the last played first; asked for anew whenever they are shown (CALL-60,
 * GAME-71).
 */
export function recentGamesQuery(gameCategory?: GameType) {
  return queryOptions({
    queryKey: [...RECENT_KEY, gameCategory, LOCALISED],
    queryFn: ({ signal }) => {
      const language = pageLanguage(getLocale()).code;
      return gateway(listRecent, { language, gameCategory }, signal);
    },
    staleTime: 0,
  });
}
