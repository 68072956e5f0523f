import * as v from 'valibot';
import { bankCardId } from '../bank-cards/bank-cards';
import { paymentPassword, triesLeft } from '../member/payment-password';
import { defineOperation, type Refusal } from '../operation';
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
const refused = (errorCode: Refusal['errorCode'], name: string, more: Partial<Refusal<typeof input>> = {}) =>
  ({ errorCode, status: 200, state: { name }, ...more }) as const;
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
    refused('account.trial', 'a member on trial withdraws'),
    refused('withdraw.not.allowed', 'the site takes no withdrawals'),
    refused('withdraw.waiting', 'the payment password of who withdraws was changed'),
    refused('withdraw.amount.invalid', 'a member may withdraw', { input: { ...ASKED, amount: '1.00' } }),
    refused('withdraw.day.limit', 'the member has withdrawn as much as a day allows'),
    refused('withdraw.not.played', 'the money of who withdraws is to be played first'),
    refused('withdraw.fee.changed', 'the withdrawal costs something else than the member was told'),
    refused('bank.card.unknown', 'the bank card of the withdrawal is another’s'),
    refused('bank.card.waiting', 'the bank card of the withdrawal was bound just now'),
    refused('payment.password.missing', 'who withdraws has no payment password'),
    refused('payment.password.wrong', 'a withdrawal with a wrong payment password', { value: triesLeft }),
    refused('payment.password.locked', 'a withdrawal after too many wrong payment passwords'),
    {
      errorCode: 'request.idempotency.reused',
      status: 409,
      state: { name: 'the key stands for another withdrawal' },
    },
  ],
  example: {
    state: { name: 'a member may withdraw' },
    input: ASKED,
    output: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
  },
  moreExamples: [
    {
      title: 'sent again, told another fee and with a wrong payment password',
      state: { name: 'the withdrawal was sent under the key before' },
      sentBefore: true,
      input: { ...ASKED, fee: '11000.00', paymentPassword: '310715' },
      output: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
    },
  ],
});
