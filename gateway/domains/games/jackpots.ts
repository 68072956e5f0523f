import type { listJackpots as operation } from '@/contracts/games/jackpots';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listJackpots } from '../../db/jackpots';
import type { Call } from '../../platform/handler';
import { maskName } from '../../platform/mask-name';
import { languageOf, wordingOf } from './wording';

type LastFall = Pick<
  Awaited<ReturnType<typeof listJackpots>>[number],
  'fallenAt' | 'fallen' | 'account' | 'gameName'
>;

/** What is in each jackpot of the site now, and its last fall (GAME-105). */
export async function jackpots({ db, merchant, input }: Call<typeof operation>) {
  const rows = await listJackpots(db, merchant.code, languageOf(input.language));
  return {
    list: rows.map(({ id, names, imageUrl, amount, mustFallBy, ...last }) => ({
      jackpotId: id,
      jackpotName: wordingOf(names, input.language),
      imageUrl,
      amount: decimalNumberOf(amount),
      mustFallBy: decimalNumberOf(mustFallBy),
      lastFall: fallOf(last),
    })),
  };
}

/** Who won it last, or null before the first fall. */
function fallOf({ fallenAt, fallen, account, gameName }: LastFall) {
  if (fallenAt === null || fallen === null) return null;
  return { at: fallenAt, amount: decimalNumberOf(fallen), customerName: maskName(account ?? ''), gameName };
}
