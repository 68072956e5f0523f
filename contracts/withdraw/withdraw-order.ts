import * as v from 'valibot';
import { equals } from '../echo';
import { defineOperation } from '../operation';
import { EXAMPLE_WITHDRAWAL, withdrawal, withdrawOrderNo } from './withdrawal';

/** One withdrawal of the member's own (MONEY-11). */
export const getWithdrawal = defineOperation({
  id: 'withdraw.order',
  method: 'GET',
  path: '/wps/transaction/withdraw/order',
  moduleId: 'FUNDTRANS3',
  session: 'required',
  input: v.object({ orderNo: withdrawOrderNo }),
  inputFromState: ['orderNo'],
  output: withdrawal,
  refusals: [
    { errorCode: 'order.unknown', status: 200, state: { name: 'the withdrawal is another member’s' } },
  ],
  echoes: { orderNo: equals('orderNo') },
  example: {
    state: { name: 'the money of a withdrawal came back' },
    input: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
    output: EXAMPLE_WITHDRAWAL,
  },
  moreExamples: [
    {
      title: 'that is under way',
      state: { name: 'a withdrawal is under way' },
      input: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
      output: EXAMPLE_WITHDRAWAL,
    },
  ],
});
