import type {
  cancelSubOrder as cancelOperation,
  listOrders as listOperation,
  getOrder as orderOperation,
} from '@/contracts/lottery-orders/lottery-orders';
import type { Call, Handlers } from '../../platform/handler';
import type { OrderPlace } from '../../platform/lottery-house';
import { PAGE_SIZE } from '../../platform/page';
import { Refusal } from '../../platform/refusal';
import { siteDays, spanOf } from '../../platform/site-days';
import { accountsOf, orderOf, subOrderOf } from './orders';

/** What answers the calls `orders.*`. A gateway without a lottery has no orders. */
export const ordersHandlers = {
  'orders.list': listOrders,
  'orders.detail': getOrder,
  'orders.cancelSubOrder': cancelSubOrder,
} satisfies Handlers<'orders'>;

/** One page of the member's orders, the last first (CALL-81). */
async function listOrders(call: Call<typeof listOperation>) {
  const { lottery, merchant, input } = call;
  const { cursor, limit = PAGE_SIZE } = input;
  const accounts = await accountsOf(call, call.member);
  const page = { ...spanOf(siteDays(merchant), input), before: placeOf(cursor), limit: limit + 1 };
  const places = (await lottery?.listOrders(accounts, page)) ?? [];
  const shown = places.slice(0, limit);
  const tickets = await lottery?.listTickets(
    accounts,
    shown.map(({ orderId }) => orderId),
  );
  const last = shown.at(-1);
  return {
    list: shown.map(({ orderId }) => {
      const own = tickets?.filter((ticket) => ticket.orderId === orderId) ?? [];
      return orderOf(own, call.language);
    }),
    next: last && places.length > limit ? `${last.at}.${last.orderId}` : null,
  };
}

/** One of the member's orders with its tickets (CALL-82). @throws Refusal `content.not.found` */
async function getOrder(call: Call<typeof orderOperation>) {
  const { lottery, clock, member, input } = call;
  const tickets = await lottery?.listTickets(await accountsOf(call, member), [input.orderId]);
  if (!tickets?.[0]) throw new Refusal('content.not.found');
  return {
    ...orderOf(tickets, call.language),
    result: tickets[0].result,
    tickets: tickets.map((ticket) => subOrderOf(ticket, clock.now())),
  };
}

/** Cancels one of the member's tickets (CALL-83). @throws Refusal `content.not.found`, `order.closed` */
async function cancelSubOrder(call: Call<typeof cancelOperation>) {
  const { lottery, member, input } = call;
  const ticket = await lottery?.cancel(await accountsOf(call, member), input.subOrderId);
  if (!ticket) throw new Refusal('content.not.found');
  const { state } = ticket;
  if (state !== 'cancelled' && state !== 'cancelling') throw new Refusal('order.closed');
  return { state };
}

/** @throws Refusal `request.invalid` for a cursor that the gateway never gave */
function placeOf(cursor: string | undefined): OrderPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, at, orderId] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? [];
  if (!at || !orderId) throw new Refusal('request.invalid');
  return { at: Number(at), orderId };
}
