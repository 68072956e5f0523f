import type { Env } from '../../platform/env';
import type { LotteryHouse } from '../../platform/lottery-house';
import { askDemo } from './partner';

/** The demo vendor as a lottery's house. */
export const demoLottery = (env: Env): LotteryHouse => ({
  listDraws: (gameCodes) => askDemo(env, 'lottery/draws', { gameCodes }),
  listOrders: (accounts, page) => askDemo(env, 'lottery/orders', { accounts, page }),
  listTickets: (accounts, orderIds) => askDemo(env, 'lottery/tickets', { accounts, orderIds }),
  findOrder: async (accounts, ticketId) =>
    (await askDemo<string | null>(env, 'lottery/order-of', { accounts, ticketId })) ?? undefined,
  cancel: async (accounts, ticketId) =>
    (await askDemo(env, 'lottery/cancel', { accounts, ticketId })) ?? undefined,
});
