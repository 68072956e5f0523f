import * as v from 'valibot';
import { downlineAccount } from '../agreements/downline';
import { equals } from '../echo';
import { timestamp } from '../field-annotations';
import { paymentPassword, triesLeft } from '../member/payment-password';
import { defineOperation, type Refusal } from '../operation';
import { amount, sentAmount } from '../shared/amount';
import { someText } from '../shared/values';
import { readableEntries } from '../tolerant';
import { EXAMPLE_TRANSFER_NO } from './transfer';

const ACCOUNT = 'hoangyen_88';

/**
 * How much an agent may send to a direct downline at least (AGENT-25, MONEY-19). What may be sent at most is what may be
 * withdrawn, and counts towards the same limit of a day. Who is not right below the agent, who is no agent, and where it
 * is switched off: all are answered alike.
 */
export const getTransferDown = defineOperation({
  id: 'transfer.downline',
  method: 'GET',
  path: '/wps/transfer/down',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({ account: downlineAccount }),
  inputFromState: ['account'],
  output: v.object({
    /** The account of the downline. */
    downline: someText,
    least: amount,
    quickAmounts: readableEntries(amount),
  }),
  refusals: [
    {
      errorCode: 'transfer.down.not.allowed',
      status: 200,
      state: { name: 'the downline is another’s' },
    },
  ],
  echoes: { account: equals('downline') },
  example: {
    state: { name: 'an agent has a direct downline' },
    input: { account: ACCOUNT },
    output: { downline: ACCOUNT, least: 10_000, quickAmounts: [500_000] },
  },
});

const input = v.object({ account: downlineAccount, amount: sentAmount, paymentPassword });
const refused = (errorCode: Refusal['errorCode'], name: string, more: Partial<Refusal<typeof input>> = {}) =>
  ({ errorCode, status: 200, state: { name }, ...more }) as const;
const ASKED = { account: ACCOUNT, amount: '2000000.00', paymentPassword: '220922' };

/** Sends withdrawable money to a direct downline, for good, once for its key (AGENT-25, MONEY-19, MONEY-21). */
export const transferDown = defineOperation({
  id: 'transfer.down',
  method: 'POST',
  path: '/wps/transfer/down',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  idempotent: true,
  besideIntent: ['paymentPassword'],
  input,
  inputFromState: ['account', 'paymentPassword'],
  /** The balance right after it. */
  output: v.object({ transferNo: someText, at: timestamp(), downline: someText, balance: amount }),
  refusals: [
    refused('account.trial', 'a member on trial sends money down'),
    refused('transfer.down.not.allowed', 'money is sent to another’s downline'),
    refused('withdraw.waiting', 'the payment password of who sends money down was changed'),
    refused('transfer.amount.invalid', 'an agent may send money down', {
      input: { ...ASKED, amount: '1.00' },
    }),
    refused('withdraw.day.limit', 'who sends money down has withdrawn as much as a day allows'),
    refused('withdraw.not.played', 'the money of who sends it down is to be played first'),
    refused('payment.password.missing', 'who sends money down has no payment password'),
    refused('payment.password.wrong', 'money is sent down with a wrong payment password', {
      value: triesLeft,
    }),
    refused('payment.password.locked', 'money is sent down after too many wrong payment passwords'),
    {
      errorCode: 'request.idempotency.reused',
      status: 409,
      state: { name: 'the key stands for other money sent down' },
    },
  ],
  example: {
    state: { name: 'an agent may send money down' },
    input: ASKED,
    output: {
      transferNo: EXAMPLE_TRANSFER_NO,
      at: 1755759960000,
      downline: ACCOUNT,
      balance: 10_345_678,
    },
  },
});
