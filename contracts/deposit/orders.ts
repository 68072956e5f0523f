import * as v from 'valibot';
import { equals } from '../echo';
import { NOTHING_YET } from '../further-examples';
import { defineOperation, type ProviderState } from '../operation';
import { A_MEMBER, ANOTHER_MEMBER, ON_TRIAL, theMost } from '../provider-states/given';
import { sentAmount } from '../shared/amount';
import { listOf } from '../tolerant';
import {
  type DepositKind,
  type DepositState,
  depositOrder,
  depositSummary,
  EXAMPLE_ORDERS,
  openedDeposit,
  orderNo,
} from './deposit-order';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
/** Serial and PIN of a card, as they are printed. */
const printed = v.pipe(v.string(), v.regex(/^[0-9A-Z]{6,20}$/));

const ANY = { amount: '500000', returnUrl: 'https://site.example/m/voucherCenter' } as const;
const channel = (params: NonNullable<ProviderState['params']>) => ({ name: 'a deposit channel', params });
const mayDeposit = (kind: DepositKind) => [A_MEMBER, channel({ kind })];

/**
 * Opens an order to pay in (MONEY-03), once for its key (MONEY-21). Sealed, because serial and PIN of a card are money.
 * A payment page leads back to `returnUrl` with the order number behind it, as one more part of its path.
 */
export const createDeposit = defineOperation({
  id: 'deposit.create',
  method: 'POST',
  path: '/wps/deposit/orders',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  needsOwnPassword: true,
  encrypted: true,
  idempotent: true,
  input: v.object({
    channelId: word,
    amount: sentAmount,
    option: v.optional(word),
    /** One of the bonuses that were offered; none without. */
    bonusId: v.optional(word),
    serial: v.optional(printed),
    pin: v.optional(printed),
    returnUrl: v.pipe(v.string(), v.url(), v.maxLength(512)),
  }),
  inputFromState: ['channelId', 'option', 'serial', 'pin', 'bonusId'],
  output: openedDeposit,
  refusals: [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL, afterExample: true },
    { errorCode: 'deposit.channel.closed', status: 200, state: [A_MEMBER, channel({ closed: true })] },
    {
      errorCode: 'deposit.amount.refused',
      status: 200,
      state: [A_MEMBER, channel({ larger: true })],
    },
    {
      errorCode: 'deposit.bonus.refused',
      status: 200,
      state: [...ofMember('transfer', 'arrived'), channel({})],
      input: { ...ANY, channelId: 'transfer', bonusId: 'first' },
    },
    {
      errorCode: 'deposit.too.many',
      status: 200,
      state: theMost('openDeposits'),
      afterExample: true,
    },
  ],
  example: {
    state: mayDeposit('transfer'),
    input: { ...ANY, channelId: 'transfer' },
    output: { orderNo: EXAMPLE_ORDERS.transfer.orderNo },
  },
  moreExamples: [
    {
      title: 'on a payment page',
      state: mayDeposit('redirect'),
      input: { ...ANY, channelId: 'page', option: 'PHUSA' },
      output: EXAMPLE_ORDERS.redirect,
    },
    {
      title: 'with an e-wallet',
      state: mayDeposit('wallet'),
      input: { ...ANY, channelId: 'wallet' },
      output: EXAMPLE_ORDERS.wallet,
    },
    {
      title: 'of a card',
      state: mayDeposit('voucher'),
      input: {
        ...ANY,
        channelId: 'card',
        amount: '100000',
        option: 'SENVIET',
        serial: '10002233445566',
        pin: '918273645500',
      },
      output: { orderNo: EXAMPLE_ORDERS.voucher.orderNo },
    },
    {
      title: 'with a bonus',
      state: mayDeposit('transfer'),
      input: { ...ANY, channelId: 'transfer', bonusId: 'first' },
      output: { orderNo: EXAMPLE_ORDERS.transfer.orderNo },
    },
  ],
});

const ENDED_AT = 1_795_511_000_000;
function ofMember(kind: DepositKind, state: DepositState, bonus = false): ProviderState[] {
  return [A_MEMBER, { name: 'a deposit', params: { kind, state, bonus } }];
}

/** An example of one order of a member's. */
function askedFor(
  kind: DepositKind,
  state: DepositState = 'pending',
  changes: Partial<v.InferInput<typeof depositOrder>> = {},
) {
  const order = EXAMPLE_ORDERS[kind];
  const { orderNo } = order;
  return { state: ofMember(kind, state), input: { orderNo }, output: { ...order, state, ...changes } };
}

const unknownOrder = {
  errorCode: 'content.not.found',
  status: 200,
  state: ANOTHER_MEMBER,
  afterExample: true,
} as const;

/** One order of the member (MONEY-03). */
export const getDeposit = defineOperation({
  id: 'deposit.order',
  method: 'GET',
  path: '/wps/deposit/order',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({ orderNo }),
  inputFromState: ['orderNo'],
  output: depositOrder,
  refusals: [unknownOrder],
  echoes: { orderNo: equals('orderNo') },
  example: askedFor('transfer'),
  moreExamples: [
    { title: 'on a payment page', ...askedFor('redirect') },
    { title: 'with an e-wallet', ...askedFor('wallet') },
    { title: 'of a card', ...askedFor('voucher') },
    {
      title: 'that has arrived',
      ...askedFor('voucher', 'arrived', { paid: 100_000, credited: 85_000, endedAt: ENDED_AT }),
    },
    {
      title: 'that a card of half its face ended',
      ...askedFor('voucher', 'partlyArrived', {
        paid: 50_000,
        credited: 42_500,
        fee: 7_500,
        endedAt: ENDED_AT,
      }),
    },
    {
      title: 'with a bonus',
      state: ofMember('transfer', 'pending', true),
      input: { orderNo: EXAMPLE_ORDERS.transfer.orderNo },
      output: {
        ...EXAMPLE_ORDERS.transfer,
        bonus: { name: 'Thưởng nạp lần đầu', amount: 400_000, times: 10, days: 7, state: 'promised' },
      },
    },
    {
      title: 'that was refused',
      ...askedFor('voucher', 'refused', { refusal: 'declined', endedAt: ENDED_AT }),
    },
  ],
});

/** The member's orders, newest first: the open ones and the last ones, twenty at most (MONEY-02). */
export const listDeposits = defineOperation({
  id: 'deposit.orders',
  method: 'GET',
  path: '/wps/deposit/orders',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({}),
  output: v.object({ list: listOf(depositSummary) }),
  refusals: [],
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: {
    state: ofMember('transfer', 'pending'),
    input: {},
    output: {
      list: [EXAMPLE_ORDERS.transfer],
    },
  },
});

/**
 * Ends an order that was not paid in whole: what came in stays the member's, and the rest is not asked for any more. Done
 * again it is the same. What is paid later still arrives.
 */
export const cancelDeposit = defineOperation({
  id: 'deposit.cancel',
  method: 'POST',
  path: '/wps/deposit/order/cancel',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({ orderNo }),
  inputFromState: ['orderNo'],
  /** What became of it is asked by its number. */
  output: v.unknown(),
  refusals: [
    unknownOrder,
    {
      errorCode: 'deposit.not.open',
      status: 200,
      state: ofMember('transfer', 'arrived'),
    },
  ],
  example: {
    state: ofMember('transfer', 'pending'),
    input: { orderNo: EXAMPLE_ORDERS.transfer.orderNo },
    output: null,
  },
  moreExamples: [
    {
      title: 'that was paid in part',
      state: ofMember('transfer', 'partlyPaid'),
      input: { orderNo: EXAMPLE_ORDERS.transfer.orderNo },
      output: null,
    },
  ],
});
