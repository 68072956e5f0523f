import * as v from 'valibot';
import { defineOperation } from '../operation';

/** The member's points: `value` is the number itself (CALL-26, WALLET-13). */
export const getPointsBalance = defineOperation({
  id: 'member.pointsBalance',
  method: 'GET',
  path: '/wps/points/balance',
  session: 'required',
  input: v.object({}),
  output: v.number(),
  refusals: [],
  example: { state: { name: 'a member is logged in', params: { type: 0 } }, input: {}, output: 8420 },
});
