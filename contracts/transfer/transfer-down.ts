import * as v from 'valibot';
import { downlineAccount } from '../agreements/downline';
import { equals } from '../echo';
import { timestamp } from '../field-annotations';
import { paymentPassword, triesLeft } from '../member/payment-password';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import {
  A_DOWNLINE,
  AN_AGENT,
  ANOTHER_AGENT,
  but,
  ON_TRIAL,
  PAYMENT_PASSWORD_LOCKED,
  theMost,
} from '../provider-states/given';
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
  inputFromState: { account: 'downline' },
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
      state: ANOTHER_AGENT,
      afterExample: true,
    },
  ],
  echoes: { account: equals('downline') },
  example: {
    state: [AN_AGENT, A_DOWNLINE],
    input: { account: ACCOUNT },
    output: { downline: ACCOUNT, least: 10_000, quickAmounts: [500_000] },
  },
});

const input = v.object({ account: downlineAccount, amount: sentAmount, paymentPassword });
const refused = (
  errorCode: Refusal['errorCode'],
  state: ProviderStates,
  more: Partial<Refusal<typeof input>> = {},
): Refusal<typeof input> => ({ errorCode, status: 200, state, afterExample: true, ...more });
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
  inputFromState: { account: 'downline', paymentPassword: 'paymentPassword' },
  /** The balance right after it. */
  output: v.object({ transferNo: someText, at: timestamp(), downline: someText, balance: amount }),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('transfer.down.not.allowed', ANOTHER_AGENT),
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
    state: [AN_AGENT, A_DOWNLINE],
    input: ASKED,
    output: {
      transferNo: EXAMPLE_TRANSFER_NO,
      at: 1755759960000,
      downline: ACCOUNT,
      balance: 10_345_678,
    },
  },
});
