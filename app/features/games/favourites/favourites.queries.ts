import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { listFavourites } from '@/contracts/games/favourites';
import type { SessionInfo } from '@/contracts/session/session-info';

const PAGE_SIZE = 30;
/** Everything that is known of the member's favourites; it goes with the member (SESS-47). */
export const FAVOURITES_KEY = [MEMBER_KEY, 'favourites'] as const;

/** Node ids of all favourites of the member, as texts (GAME-63). Members only. */
export function favouriteIdsQuery() {
  return queryOptions({
    queryKey: [...FAVOURITES_KEY, 'ids'],
    queryFn: async ({ signal }) => {
      const input = { language: pageLanguage(getLocale()).code, pageNum: 1, pageSize: 1 };
      const { nodeIds } = await gateway(listFavourites, input, signal);
      return nodeIds.map(String);
    },
    staleTime: 300_000,
  });
}

/** What a page with hearts loads beside other calls of the member's own (GAME-63); no call for a guest. */
export function heartQueries(session: SessionInfo | null) {
  return session ? [favouriteIdsQuery()] : [];
}

/**
 * The member's favourite games page by page, last added first; each page says all node ids as well (CALL-58, GAME-60 to
 * GAME-63).
 */
export function favouritesQuery() {
  return infiniteQueryOptions({
    queryKey: [...FAVOURITES_KEY, 'list', LOCALISED],
    queryFn: async ({ pageParam: pageNum, client, signal }) => {
      const language = pageLanguage(getLocale()).code;
      const page = await gateway(listFavourites, { language, pageNum, pageSize: PAGE_SIZE }, signal);
      client.setQueryData(favouriteIdsQuery().queryKey, page.nodeIds.map(String));
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
}
