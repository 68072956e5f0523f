import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { listRanks } from '@/contracts/games/ranks';

/** The board is asked for again at most this often, and only while it is looked at. */
export const WINNERS_FRESH = 30_000;

/** The largest wins of now, in the page's language (CALL-69, WIN-01 to WIN-04, WIN-12, WIN-13). */
export function winnersQuery() {
  return queryOptions({
    queryKey: ['games', 'winners', LOCALISED],
    queryFn: ({ signal }) => gateway(listRanks, { language: pageLanguage(getLocale()).code }, signal),
    staleTime: WINNERS_FRESH,
  });
}
