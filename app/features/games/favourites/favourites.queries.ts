import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listFavourites } from '../../../../contracts/games/favourites';
import { gateway } from '../../../lib/gateway';
import { getLocale } from '../../../paraglide/runtime.js';
import { MEMBER_KEY } from '../../../session/member.queries';
import { LOCALISED } from '../../../shell/locale';
import { pageLanguage } from '../../../shell/page-language';

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

/** The member's favourite games page by page, last added first (CALL-58, GAME-60 to GAME-62). */
export function favouritesQuery() {
  return infiniteQueryOptions({
    queryKey: [...FAVOURITES_KEY, 'list', LOCALISED],
    queryFn: ({ pageParam: pageNum, signal }) => {
      const language = pageLanguage(getLocale()).code;
      return gateway(listFavourites, { language, pageNum, pageSize: PAGE_SIZE }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });
}
