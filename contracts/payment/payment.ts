import * as v from 'valibot';
import { unread } from '../field-annotations';
import { defineOperation } from '../operation';
import { numericAmount } from '../shared/amount';
import { foreignId as id, someText } from '../shared/values';

/**
 * What a payment provider tells the gateway: money that came in for an order, an order that it refuses, and what became
 * of a payout. Each call is signed (HMAC-SHA256 of time, path and body, a line each, good for five minutes) and carries the provider's own transaction id:
 * what is sent again is answered alike and moves nothing, in whatever order it comes. No call of one path is one of
 * another.
 */
const provider = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Units of the currency, at most two decimals, above zero. */
const amount = v.pipe(
  numericAmount,
  v.check((units) => units > 0),
);
const told = { provider, transactionId: id };
/** Whether it was known already. */
const heard = v.object({ transactionId: unread(someText), repeated: unread(v.boolean()) });

/** The header with the time of the call, in epoch seconds, and the signature: `t=1795512000,v1=<hexadecimal>`. */
export const PAYMENT_SIGNATURE_HEADER = 'X-Payment-Signature';

/** The reference of an order as its provider has it, or the text of a transfer as a bank hands it on. */
const referenceOrText = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));

/** Why a provider refuses an order. */
export const REFUSAL_REASONS = ['declined', 'voucher.invalid', 'voucher.used'] as const;

const unknownOrder = {
  errorCode: 'order.unknown',
  status: 200,
  state: { name: 'a payment notice', params: { of: 'deposit', is: 'unknown' } },
} as const;
const reused = {
  errorCode: 'transaction.reused',
  status: 200,
  state: { name: 'a payment notice', params: { of: 'deposit', is: 'reused' } },
} as const;
/** Of payouts: only what the provider tells that was asked counts, and one end of each. */
const payoutRefusals = [
  { ...unknownOrder, state: { name: 'a payment notice', params: { of: 'withdrawal', is: 'unknown' } } },
  { ...reused, state: { name: 'a payment notice', params: { of: 'withdrawal', is: 'reused' } } },
  {
    errorCode: 'payout.ended',
    status: 200,
    state: { name: 'a payment notice', params: { of: 'withdrawal', is: 'late' } },
  },
] as const;
const EXAMPLE = { provider: 'demo-bank', transactionId: 't-1' } as const;
const HEARD = { transactionId: 't-1', repeated: false } as const;

/**
 * Money came in for the order of the reference: all of it or a part, in time or late, once or more often. Banks alter the
 * text of a transfer (small letters, blanks and marks inside, words around it): a text that is no reference is the order's
 * whose reference it has inside, where it has one alone and that order is open for exactly this amount. What names no order
 * is heard as well, and kept until staff have found whose it is.
 */
export const paymentReceived = defineOperation({
  id: 'payment.received',
  method: 'POST',
  path: '/pgw/payments/received',
  session: 'none',
  caller: 'payment',
  input: v.strictObject({ ...told, reference: referenceOrText, amount }),
  output: heard,
  inputFromState: ['provider', 'transactionId', 'reference'],
  refusals: [reused],
  example: {
    state: { name: 'a payment notice', params: { of: 'deposit' } },
    input: { ...EXAMPLE, reference: 'HD4K7Q2M', amount: 500_000 },
    output: HEARD,
  },
  moreExamples: [
    {
      title: 'for no order that is known',
      state: { name: 'a payment notice', params: { of: 'deposit', is: 'unknown' } },
      input: { ...EXAMPLE, reference: 'HDNOBODY', amount: 500_000 },
      output: HEARD,
    },
  ],
});

/** The provider will take no money for the order. What came in before stays. */
export const paymentRefused = defineOperation({
  id: 'payment.refused',
  method: 'POST',
  path: '/pgw/payments/refused',
  session: 'none',
  caller: 'payment',
  input: v.strictObject({ ...told, reference: id, reason: v.picklist(REFUSAL_REASONS) }),
  output: heard,
  inputFromState: ['provider', 'transactionId', 'reference'],
  refusals: [unknownOrder],
  example: {
    state: { name: 'a payment notice', params: { of: 'deposit' } },
    input: { ...EXAMPLE, reference: 'HD4K7Q2M', reason: 'declined' },
    output: HEARD,
  },
});

/**
 * The payout of a withdrawal has reached its account. What contradicts the end of a payout, or tells it under another
 * transaction id, is refused, moves nothing and is kept for the operator's staff.
 */
export const payoutSettled = defineOperation({
  id: 'payout.settled',
  method: 'POST',
  path: '/pgw/payouts/settled',
  session: 'none',
  caller: 'payment',
  input: v.strictObject({ ...told, orderNo: id }),
  output: heard,
  inputFromState: ['provider', 'transactionId', 'orderNo'],
  refusals: payoutRefusals,
  example: {
    state: { name: 'a payment notice', params: { of: 'withdrawal' } },
    input: { ...EXAMPLE, orderNo: 'RT261122-7H3KPD' },
    output: HEARD,
  },
});

/** The payout of a withdrawal did not reach its account, and never will: the money is the member's again. */
export const payoutFailed = defineOperation({
  id: 'payout.failed',
  method: 'POST',
  path: '/pgw/payouts/failed',
  session: 'none',
  caller: 'payment',
  input: v.strictObject({ ...told, orderNo: id, reason: v.picklist(['account.wrong', 'bank.refused']) }),
  output: heard,
  inputFromState: ['provider', 'transactionId', 'orderNo'],
  refusals: payoutRefusals,
  example: {
    state: { name: 'a payment notice', params: { of: 'withdrawal' } },
    input: { ...EXAMPLE, orderNo: 'RT261122-7H3KPD', reason: 'account.wrong' },
    output: HEARD,
  },
});
