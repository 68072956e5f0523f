import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { listJackpots } from '@/contracts/games/jackpots';

/** The jackpots are asked for again so often while they are looked at. Milliseconds. */
export const JACKPOTS_FRESH = 10_000;

/** What is in the site's jackpots and when they last fell, in the page's language (CALL-91, GAME-105). */
export function jackpotsQuery() {
  return queryOptions({
    queryKey: ['games', 'jackpots', LOCALISED],
    queryFn: ({ signal }) => gateway(listJackpots, { language: pageLanguage(getLocale()).code }, signal),
    staleTime: JACKPOTS_FRESH,
  });
}
