import type {
  getLotteryMenu,
  getNumero,
  getVietnamNumero,
  getVietnamResults,
  listElectronicLotteries,
  listLotteries,
} from '@/contracts/games/lottery';
import { listDrawnGames } from '../../db/games';
import type { Db } from '../../db/open';
import type { Call } from '../../platform/handler';
import type { Language } from '../../platform/language';
import type { Draws, LotteryHouse } from '../../platform/lottery-house';
import { languageOf } from '../games/wording';
import { LOTTERIES, LOTTERY_MENUS, type SeededLottery } from './lotteries';

const isVietnamese = ({ kind }: SeededLottery) => kind === 'vietnam';

/** The lotteries, in their order (CALL-62). */
export async function lotteries({ db, input }: Call<typeof listLotteries>) {
  return { list: await gamesOf(db, 'LOTT', languageOf(input.language)) };
}

/** The electronic lotteries, in their order (CALL-67). */
export async function electronicLotteries({ db, input }: Call<typeof listElectronicLotteries>) {
  return { list: await gamesOf(db, 'ELOTT', languageOf(input.language)) };
}

/** Groups of lotteries, named in the language asked for (CALL-63). */
export function lotteryMenu({ input }: Call<typeof getLotteryMenu>) {
  const language = languageOf(input.language);
  return {
    list: LOTTERY_MENUS.map(({ menuCode, names }) => ({
      menuCode,
      menuName: names[language],
      gameCodes: LOTTERIES.filter((lottery) => lottery.menuCode === menuCode).map(({ gameCode }) => gameCode),
    })),
  };
}

/** The last draw of each Vietnamese lottery, prize by prize (CALL-64). */
export async function vietnamResults({ lottery }: Call<typeof getVietnamResults>) {
  const draws = await drawnOf(lottery, isVietnamese);
  return {
    list: draws.map(({ gameCode, last: { numero, drawTime, prizes } }) => ({
      gameCode,
      numero,
      drawTime,
      results: prizes,
    })),
  };
}

/** The open draw of each Vietnamese lottery (CALL-65). */
export async function vietnamNumero({ lottery }: Call<typeof getVietnamNumero>) {
  const draws = await drawnOf(lottery, isVietnamese);
  return { list: draws.map(({ gameCode, open }) => ({ gameCode, ...open })) };
}

/** The open draw of every other lottery, and the digits of the last one (CALL-66). */
export async function numero({ lottery }: Call<typeof getNumero>) {
  const draws = await drawnOf(lottery, (lottery) => !isVietnamese(lottery));
  return {
    list: draws.map(({ gameCode, open, last }) => ({
      gameCode,
      ...open,
      lastNumero: last.numero,
      lastResult: (last.prizes[0]?.numbers[0] ?? '').split(''),
    })),
  };
}

async function gamesOf(db: Db, gameType: SeededLottery['gameType'], language: Language) {
  const codes = LOTTERIES.filter((lottery) => lottery.gameType === gameType).map(({ gameCode }) => gameCode);
  const games = await listDrawnGames(db, codes, language);
  return codes.flatMap((code) => games.filter(({ gameCode }) => gameCode === code));
}

/** The draws of its house; none without one. */
async function drawnOf(
  house: LotteryHouse | null,
  wanted: (lottery: SeededLottery) => boolean,
): Promise<Draws[]> {
  return house ? house.listDraws(LOTTERIES.filter(wanted).map(({ gameCode }) => gameCode)) : [];
}
