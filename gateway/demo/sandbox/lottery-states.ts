import { drawsOf } from '../../domains/lottery/draws';
import { LOTTERIES } from '../../domains/lottery/lotteries';
import type { State } from './state';

/** Provider states of lotteries: their draws are held by the clock alone. */
export const lotteryStates: Record<string, State> = {
  'lotteries are drawn': async ({ db, clock }) => {
    await Promise.all(LOTTERIES.map((lottery) => drawsOf(db, lottery, clock.now())));
  },
};
