import * as v from 'valibot';
import { equals } from '../echo';
import { defineOperation } from '../operation';
import { A_MEMBER, ANOTHER_MEMBER } from '../provider-states/given';
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
  refusals: [{ errorCode: 'order.unknown', status: 200, state: ANOTHER_MEMBER, afterExample: true }],
  echoes: { orderNo: equals('orderNo') },
  example: {
    state: [A_MEMBER, { name: 'the member’s money', params: { withdrawn: 'cameBack' } }],
    input: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
    output: EXAMPLE_WITHDRAWAL,
  },
  moreExamples: [
    {
      title: 'that is under way',
      state: [A_MEMBER, { name: 'the member’s money', params: { withdrawn: 'held' } }],
      input: { orderNo: EXAMPLE_WITHDRAWAL.orderNo },
      output: EXAMPLE_WITHDRAWAL,
    },
  ],
});
