import type { listJackpots as operation } from '../../contracts/games/jackpots';
import { decimalNumberOf } from '../../contracts/shared/minor-units';
import { listJackpots } from '../db/jackpots';
import type { Call } from '../handler';
import { maskName } from '../mask-name';
import { wordingOf } from './wording';

/** What is in each jackpot of the site now, and its last fall (GAME-105). */
export async function jackpots({ db, merchant, input }: Call<typeof operation>) {
  const rows = await listJackpots(db, merchant.code);
  return {
    list: rows.map(({ id, names, imageUrl, amount, mustFallBy, fall }) => ({
      jackpotId: id,
      jackpotName: wordingOf(names, input.language),
      imageUrl,
      amount: decimalNumberOf(amount),
      mustFallBy: decimalNumberOf(mustFallBy),
      lastFall: fall && {
        at: fall.at,
        amount: decimalNumberOf(fall.amount),
        customerName: maskName(fall.account ?? ''),
        gameName: fall.gameName,
      },
    })),
  };
}
