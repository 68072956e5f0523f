import { listRanks } from '../../contracts/games/ranks';
import { listLargestWins } from '../db/game-money';
import type { Call } from '../implement';

const LIMIT = Number(listRanks.constants?.limitNum);
const DAYS_MS = 7 * 24 * 3600 * 1000;

/** The largest wins of the last seven days at the merchant, largest first (CALL-69, WIN-03, WIN-05, WIN-06, WIN-18). */
export async function ranks({ db, clock, merchant }: Call<typeof listRanks>) {
  const wins = await listLargestWins(db, merchant.code, clock.now() - DAYS_MS, LIMIT);
  return {
    list: wins.map(({ id, account, amount, gameName, imageUrl }) => ({
      recordId: `w-${id}`,
      customerName: masked(account),
      winAmount: amount / 100,
      gameName,
      imageUrl,
    })),
  };
}

/** A name with all hidden but its first and last characters; a short one shows less. */
export function masked(name: string): string {
  const characters = [...name];
  const first = characters.length > 1 ? characters[0] : '';
  const last = characters.length > 2 ? characters.at(-1) : '';
  return `${first}***${last}`;
}
