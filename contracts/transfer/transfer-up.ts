import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { paymentPassword, triesLeft } from '../member/payment-password';
import { defineOperation, type Refusal } from '../operation';
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
      state: { name: 'a member has no upline' },
    },
  ],
  example: {
    state: { name: 'a member has an upline' },
    input: {},
    output: { upline: 'agent01', least: 10_000, quickAmounts: [500_000] },
  },
});

const input = v.object({ amount: sentAmount, paymentPassword });
const refused = (errorCode: Refusal['errorCode'], name: string, more: Partial<Refusal<typeof input>> = {}) =>
  ({ errorCode, status: 200, state: { name }, ...more }) as const;
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
    refused('account.trial', 'a member on trial sends money up'),
    refused('transfer.up.not.allowed', 'who sends money up has no upline'),
    refused('withdraw.waiting', 'the payment password of who sends money up was changed'),
    refused('transfer.amount.invalid', 'a member may send money up', { input: { ...ASKED, amount: '1.00' } }),
    refused('withdraw.day.limit', 'who sends money up has withdrawn as much as a day allows'),
    refused('withdraw.not.played', 'the money of who sends it up is to be played first'),
    refused('payment.password.missing', 'who sends money up has no payment password'),
    refused('payment.password.wrong', 'money is sent up with a wrong payment password', { value: triesLeft }),
    refused('payment.password.locked', 'money is sent up after too many wrong payment passwords'),
  ],
  example: {
    state: { name: 'a member may send money up' },
    input: ASKED,
    output: {
      transferNo: EXAMPLE_TRANSFER_NO,
      at: 1755759960000,
      upline: 'agent01',
      balance: 10_345_678,
    },
  },
});
