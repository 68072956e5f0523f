import type { State } from './state';

/** Provider states of lotteries: their house holds their draws by the clock alone. */
export const lotteryStates: Record<string, State> = {
  'lotteries are drawn': () => {},
};
