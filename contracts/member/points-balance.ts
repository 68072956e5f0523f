import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';

/** The member's points: `value` is the number itself (CALL-26, WALLET-13). */
export const getPointsBalance = defineOperation({
  id: 'member.pointsBalance',
  method: 'GET',
  path: '/wps/points/balance',
  session: 'required',
  input: v.object({}),
  output: v.number(),
  refusals: [],
  example: { state: A_MEMBER, input: {}, output: 8420 },
});
