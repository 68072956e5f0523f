import * as v from 'valibot';
import { inRange, notEchoed, PAGED } from '../echo';
import { unreadOf } from '../field-annotations';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER, ANOTHER_MEMBER } from '../provider-states/given';
import { recordRange } from '../record/movement';
import { amount } from '../shared/amount';
import { cursorInput, cursorPage } from '../shared/cursor-page';
import { count, milliseconds, someText } from '../shared/values';
import { listOf, tolerant } from '../tolerant';

/** How a ticket stands: it waits for its draw, is on its way to be cancelled, or is over. */
export const SUB_ORDER_STATES = ['open', 'won', 'lost', 'cancelling', 'cancelled'] as const;
export type SubOrderState = (typeof SUB_ORDER_STATES)[number];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const order = v.object({
  orderId: someText,
  gameName: v.string(),
  /** Number of the draw, as printed on a ticket. */
  numero: v.string(),
  /** When the draw is held. */
  drawTime: milliseconds,
  /** When its first ticket was bought. */
  at: milliseconds,
  /** Of all its tickets that were not cancelled. */
  stake: amount,
  win: amount,
  subOrders: count,
  /** How many of them wait for the draw. */
  open: count,
});

/** A ticket of an order. */
export const subOrderSchema = v.object({
  subOrderId: someText,
  /** What was bet on, such as `last2`. */
  bet: v.string(),
  digits: tolerant(v.string()),
  stake: amount,
  win: amount,
  state: v.picklist(SUB_ORDER_STATES),
  /** Whether it can still be cancelled. */
  cancellable: v.boolean(),
  at: milliseconds,
});

const EXAMPLE_ORDER = {
  orderId: '90110-20250821-0722',
  gameName: 'Miền Bắc Một Phút',
  numero: '20250821-0722',
  drawTime: 1755759960000,
  at: 1755759900000,
  stake: 50000,
  win: 0,
  subOrders: 1,
  open: 1,
};

/** The first order of a page. */
const page = (more: { cursor?: string } = {}) => ({
  state: [A_MEMBER, { name: 'lotteries', params: { tickets: 'open' } }],
  input: { from: '2025-08-15', to: '2025-08-21', limit: 1, ...more },
  output: { list: [EXAMPLE_ORDER], next: '1755759900000.90110-20250821-0722' },
});

/** A member's lottery orders, all tickets for one draw each, the last first (CALL-81, MONEY-14). */
export const listOrders = defineOperation({
  id: 'orders.list',
  method: 'GET',
  path: '/lgw/orders',
  session: 'required',
  merchantIn: 'merchantCode',
  input: recordRange(cursorInput),
  output: cursorPage(unreadOf(order, ['drawTime'])),
  refusals: [],
  echoes: { ...PAGED, ...inRange('list[].at', 'list') },
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: page(),
  inputFromState: ['from', 'to', 'cursor'],
  moreExamples: [{ title: 'from a cursor on', ...page({ cursor: '1755759999999.x' }) }],
});

/** One order with its tickets, and the draw's first prize once it was held (CALL-82, MONEY-15). */
export const getOrder = defineOperation({
  id: 'orders.detail',
  method: 'GET',
  path: '/lgw/orders/detail',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ orderId: id }),
  output: v.object({
    ...unreadOf(order, ['orderId', 'at', 'subOrders', 'open']).entries,
    result: tolerant(v.string()),
    tickets: listOf(subOrderSchema),
  }),
  refusals: [
    {
      errorCode: 'content.not.found',
      status: 200,
      state: [A_MEMBER, { name: 'lotteries', params: { tickets: 'open' } }, ANOTHER_MEMBER],
    },
  ],
  echoes: { orderId: notEchoed('one of another member is refused') },
  example: {
    state: [A_MEMBER, { name: 'lotteries', params: { tickets: 'drawn' } }],
    input: { orderId: EXAMPLE_ORDER.orderId },
    output: {
      ...EXAMPLE_ORDER,
      open: 0,
      result: '40718',
      tickets: [
        {
          subOrderId: 'b6f2c0de-6a6f-4d0c-9f63-2d3f5f6f7a10',
          bet: 'last2',
          digits: '18',
          stake: 50000,
          win: 0,
          state: 'lost',
          cancellable: false,
          at: 1755759900000,
        },
      ],
    },
  },
  inputFromState: ['orderId'],
});

/**
 * Cancels tickets that wait for their draw; each stake comes back once (CALL-83, MONEY-16). A ticket that is cancelled
 * already stays so and is answered as such.
 */
export const cancelSubOrder = defineOperation({
  id: 'orders.cancelSubOrder',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  session: 'required',
  idempotent: true,
  merchantIn: 'merchantCode',
  input: v.object({ subOrderId: id }),
  output: v.object({ state: v.picklist(SUB_ORDER_STATES) }),
  refusals: [
    {
      errorCode: 'order.closed',
      status: 200,
      state: [A_MEMBER, { name: 'lotteries', params: { tickets: 'drawn' } }],
    },
    {
      errorCode: 'content.not.found',
      status: 200,
      state: [A_MEMBER, { name: 'lotteries', params: { tickets: 'open' } }, ANOTHER_MEMBER],
    },
  ],
  example: {
    state: [A_MEMBER, { name: 'lotteries', params: { tickets: 'open' } }],
    input: { subOrderId: 'b6f2c0de-6a6f-4d0c-9f63-2d3f5f6f7a10' },
    output: { state: 'cancelled' },
  },
  inputFromState: ['subOrderId'],
});
