import type { Handlers } from '../../platform/handler';
import {
  electronicLotteries,
  lotteries,
  lotteryMenu,
  numero,
  vietnamNumero,
  vietnamResults,
} from './lottery';

/** What answers the calls `lottery.*`. */
export const lotteryHandlers = {
  'lottery.list': lotteries,
  'lottery.electronic': electronicLotteries,
  'lottery.menu': lotteryMenu,
  'lottery.vietnamResults': vietnamResults,
  'lottery.vietnamNumero': vietnamNumero,
  'lottery.numero': numero,
} satisfies Handlers<'lottery'>;
