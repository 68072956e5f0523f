import { PAYOUT, plain, type StateEntry } from '../../provider-states/state-entry';

/** Withdrawals that were asked for. */
export const withdrawalOrderStates = {
  'a withdrawal waits for its payout': plain(
    'The withdrawal `orderNo` waits to be paid out by the provider `provider`; `transactionId` is new.',
    ...PAYOUT,
  ),
} satisfies Record<string, StateEntry>;
