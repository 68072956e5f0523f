import * as v from 'valibot';
import { bankCardId } from '../bank-cards/bank-cards';
import { paymentPassword, triesLeft } from '../member/payment-password';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import {
  A_MEMBER,
  ANOTHER_MEMBER,
  but,
  ON_TRIAL,
  PAYMENT_PASSWORD_LOCKED,
  theMost,
} from '../provider-states/given';
import { sentAmount } from '../shared/amount';
import { someText } from '../shared/values';
import { EXAMPLE_WITHDRAWAL } from './withdrawal';

const input = v.object({
  amount: sentAmount,
  /** What the member was told that it costs; when it costs something else by now, nothing is done. */
  fee: sentAmount,
  bankCardId,
  paymentPassword,
});
const refused = (
  errorCode: Refusal['errorCode'],
  state: ProviderStates,
  more: Partial<Refusal<typeof input>> = {},
): Refusal<typeof input> => ({ errorCode, status: 200, state, afterExample: true, ...more });
const WITHDRAWER = [A_MEMBER, { name: 'a bank card' }];
const ASKED = { amount: '2000000.00', fee: '0.00', bankCardId: 'card-1', paymentPassword: '220922' };

/** Takes money out, to a bound card: it is held at once (MONEY-05, MONEY-06, CALL-84, LOGIN-77). */
export const createWithdrawal = defineOperation({
  id: 'withdraw.create',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  idempotent: true,
  besideIntent: ['fee', 'paymentPassword'],
  input,
  inputFromState: ['fee', 'bankCardId', 'paymentPassword'],
  /** What became of it is asked by its number. */
  output: v.object({ orderNo: someText }),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('withdraw.not.allowed', { name: 'the site', params: { withdrawals: false } }),
    refused('withdraw.waiting', but({ paymentPassword: 'changed' })),
    refused('withdraw.amount.invalid', [], { input: { ...ASKED, amount: '1.00' } }),
    refused('withdraw.day.limit', theMost('withdrawn')),
    refused('withdraw.not.played', { name: 'the member’s money', params: { toPlay: 'all' } }),
    refused('withdraw.fee.changed', [], {
      input: { ...ASKED, fee: '3300.00' },
      inputFromState: { fee: null },
    }),
    refused('bank.card.unknown', ANOTHER_MEMBER),
    refused('bank.card.waiting', [A_MEMBER, { name: 'a bank card', params: { daysAgo: 0 } }], {
      afterExample: undefined,
    }),
    refused('payment.password.missing', but({ paymentPassword: 'none' })),
    refused('payment.password.wrong', [], {
      input: { ...ASKED, paymentPassword: '310715' },
      inputFromState: { paymentPassword: null },
      value: triesLeft,
    }),
    refused('payment.password.locked', PAYMENT_PASSWORD_LOCKED),
  ],
  example: {
    state: WITHDRAWER,
    input: ASKED,
    output: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
  },
  moreExamples: [
    {
      title: 'sent again, told another fee and with a wrong payment password',
      state: [...WITHDRAWER, { name: 'the member’s money', params: { withdrawn: 'held' } }],
      sentBefore: true,
      input: { ...ASKED, fee: '11000.00', paymentPassword: '310715' },
      inputFromState: { fee: null, paymentPassword: null },
      output: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
    },
  ],
});
