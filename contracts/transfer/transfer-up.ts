import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { paymentPassword, triesLeft } from '../member/payment-password';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import {
  A_MEMBER,
  AN_UPLINE,
  but,
  ON_TRIAL,
  PAYMENT_PASSWORD_LOCKED,
  theMost,
} from '../provider-states/given';
import { amount, sentAmount } from '../shared/amount';
import { someText } from '../shared/values';
import { readableEntries } from '../tolerant';
import { EXAMPLE_TRANSFER_NO } from './transfer';

/**
 * Who stands above the member, and how much may be sent there at least (MONEY-19, CALL-88). What may be sent at most is
 * what may be withdrawn, and counts towards the same limit of a day; where nothing may be withdrawn, nothing is sent.
 */
export const getTransferUp = defineOperation({
  id: 'transfer.upline',
  method: 'GET',
  path: '/wps/transfer/up',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    /** The account of the upline. */
    upline: someText,
    least: amount,
    quickAmounts: readableEntries(amount),
  }),
  refusals: [
    {
      errorCode: 'transfer.up.not.allowed',
      status: 200,
      state: A_MEMBER,
    },
  ],
  example: {
    state: [A_MEMBER, AN_UPLINE],
    input: {},
    output: { upline: 'agent01', least: 10_000, quickAmounts: [500_000] },
  },
});

const input = v.object({ amount: sentAmount, paymentPassword });
const refused = (
  errorCode: Refusal['errorCode'],
  state: ProviderStates,
  more: Partial<Refusal<typeof input>> = {},
): Refusal<typeof input> => ({ errorCode, status: 200, state, afterExample: true, ...more });
const ASKED = { amount: '2000000.00', paymentPassword: '220922' };

/** Sends withdrawable money to the upline, for good, once for its key (MONEY-19, MONEY-21, CALL-88). */
export const transferUp = defineOperation({
  id: 'transfer.up',
  method: 'POST',
  path: '/wps/transfer/up',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  idempotent: true,
  besideIntent: ['paymentPassword'],
  input,
  inputFromState: ['paymentPassword'],
  /** The balance right after it. */
  output: v.object({ transferNo: someText, at: timestamp(), upline: someText, balance: amount }),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('transfer.up.not.allowed', A_MEMBER, { afterExample: undefined }),
    refused('withdraw.waiting', but({ paymentPassword: 'changed' })),
    refused('transfer.amount.invalid', [], { input: { ...ASKED, amount: '1.00' } }),
    refused('withdraw.day.limit', theMost('withdrawn')),
    refused('withdraw.not.played', { name: 'the member’s money', params: { toPlay: 'all' } }),
    refused('payment.password.missing', but({ paymentPassword: 'none' })),
    refused('payment.password.wrong', [], {
      input: { ...ASKED, paymentPassword: '310715' },
      inputFromState: { paymentPassword: null },
      value: triesLeft,
    }),
    refused('payment.password.locked', PAYMENT_PASSWORD_LOCKED),
  ],
  example: {
    state: [A_MEMBER, AN_UPLINE],
    input: ASKED,
    output: {
      transferNo: EXAMPLE_TRANSFER_NO,
      at: 1755759960000,
      upline: 'agent01',
      balance: 10_345_678,
    },
  },
});
