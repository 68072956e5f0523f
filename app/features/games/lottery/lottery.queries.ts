import { queryOptions } from '@tanstack/react-query';
import type { BannerGroup } from '@/app/domain/announcements/banners.queries';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily } from '@/app/lib/calls/outcome';
import { LOCALISED } from '@/app/locale/locale';
import { pageLanguage } from '@/app/locale/page-language';
import { getLocale } from '@/app/paraglide/runtime.js';
import { getLotteryMenu, listElectronicLotteries, listLotteries } from '@/contracts/games/lottery';
import { type DrawResponses, withKnown } from './draws';

/** The two pages: lotteries, and electronic ones. */
export type LotteryKind = 'LOTT' | 'ELOTT';

/** Whose banners stand at the head of a page (ENT-46, ENT-47, ENT-50). */
export const BANNERS_OF = { LOTT: 'm_lott', ELOTT: 'm_elott' } as const satisfies Record<
  LotteryKind,
  BannerGroup
>;

/** `now` is the site's time of the answer; `arrived` this phone's, null when it came with the page. */
export type KnownDraws = DrawResponses & { now: number; arrived: number | null };

const MINUTE = 60_000;
const DRAWS_FRESH = 10_000;
const functions = () => import('./lottery.functions');
const getDraws = lazily(functions, (all) => all.getDrawsFn);
const byLanguage = () => ({ language: pageLanguage(getLocale()).code });

/** The lotteries of a page (CALL-62, CALL-67, GAME-82, GAME-87). */
export function lotteriesQuery(kind: LotteryKind) {
  return queryOptions({
    queryKey: ['lottery', 'list', kind, LOCALISED],
    queryFn: ({ signal }) =>
      gateway(kind === 'LOTT' ? listLotteries : listElectronicLotteries, byLanguage(), signal),
    staleTime: MINUTE,
  });
}

/** The groups in which they stand (CALL-63). */
export function lotteryMenuQuery() {
  return queryOptions({
    queryKey: ['lottery', 'menu', LOCALISED],
    queryFn: ({ signal }) => gateway(getLotteryMenu, byLanguage(), signal),
    staleTime: 5 * MINUTE,
  });
}

/** Open draws and last results. The screen asks for them when a draw is held, and for nothing in between. */
export function drawsQuery(kind: LotteryKind) {
  const queryKey = ['lottery', 'draws', kind];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<KnownDraws> => {
      const data = { electronic: kind === 'ELOTT' };
      const { now, ...answers } = await getDraws({ data, signal });
      const arrived = typeof window === 'undefined' ? null : Date.now();
      return { ...withKnown(answers, client.getQueryData<KnownDraws>(queryKey)), now, arrived };
    },
    staleTime: DRAWS_FRESH,
    refetchOnWindowFocus: false,
  });
}
