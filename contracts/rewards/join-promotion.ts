import * as v from 'valibot';
import { defineOperation } from '../operation';

/** Joins a promotion that asks for it (CALL-52, PROMO-14). A second time changes nothing. */
export const joinPromotion = defineOperation({
  id: 'rewards.join',
  method: 'POST',
  path: '/wps/promotions/signup',
  moduleId: 'REWCEN3',
  session: 'required',
  needsOwnPassword: true,
  idempotent: true,
  merchantIn: 'merchantCode',
  input: v.object({
    promotionId: v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]),
  }),
  output: v.unknown(),
  inputFromState: ['promotionId'],
  refusals: [
    { errorCode: 'account.trial', status: 200, state: { name: 'a member is on trial' }, afterExample: true },
    { errorCode: 'content.not.found', status: 200, state: { name: 'the promotion is not published' } },
  ],
  example: {
    state: { name: 'a member may join the promotion' },
    input: { promotionId: 509 },
    output: null,
  },
});
