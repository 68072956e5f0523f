import { listRanks } from '@/contracts/games/ranks';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { listLargestWins } from '../../db/game-money';
import type { Call } from '../../platform/handler';
import { maskName } from '../../platform/mask-name';
import { languageOf } from './wording';

const LIMIT = Number(listRanks.constants?.limitNum);
const DAYS_MS = 7 * 24 * 3600 * 1000;

/** The largest wins of the last seven days at the merchant, largest first (CALL-69, WIN-03, WIN-05, WIN-06, WIN-18). */
export async function ranks({ db, clock, merchant, input }: Call<typeof listRanks>) {
  const language = languageOf(input.language);
  const wins = await listLargestWins(db, merchant.code, clock.now() - DAYS_MS, LIMIT, language);
  return {
    list: wins.map(({ id, account, amount, at, gameName, imageUrl }) => ({
      recordId: `w-${id}`,
      customerName: maskName(account),
      winAmount: decimalNumberOf(amount),
      gameName,
      imageUrl,
      wonAt: at,
    })),
  };
}
