import { PAYOUT, plain, type StateEntry } from '../../provider-states/state-entry';

const PAYMENT = ['provider', 'transactionId', 'reference'];

/** What a payment provider reports of deposits and payouts. */
export const paymentStates = {
  'an order waits for its payment': plain(
    '`reference` is that of an order which waits for its payment by the provider `provider`; `transactionId` is new.',
    ...PAYMENT,
  ),
  'no order has the reference': plain('No order has the `reference`.', ...PAYMENT),
  'the transaction id stands for another payment': plain(
    '`reference` is that of an order which waits; `transactionId` is a payment for another one.',
    ...PAYMENT,
  ),
  'no withdrawal has the order number': plain('No withdrawal has the `orderNo`.', ...PAYOUT),
  'the transaction id stands for another payout': plain(
    'The withdrawal `orderNo` waits to be paid out by the provider `provider`; `transactionId` ended another one.',
    ...PAYOUT,
  ),
  'the payout has ended': plain(
    'The provider `provider` has told the end of the payout `orderNo` already; `transactionId` is new.',
    ...PAYOUT,
  ),
} satisfies Record<string, StateEntry>;
