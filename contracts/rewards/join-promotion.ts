import * as v from 'valibot';
import { defineOperation, type ProviderState } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';

const promotion = (params: NonNullable<ProviderState['params']>) => [
  A_MEMBER,
  { name: 'content is published', params },
];

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
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL, afterExample: true },
    { errorCode: 'content.not.found', status: 200, state: promotion({ promotion: 'none' }) },
  ],
  example: {
    state: promotion({ promotion: 'signUp' }),
    input: { promotionId: 509 },
    output: null,
  },
});
