import * as v from 'valibot';
import { unreadOf } from '../field-annotations';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import { A_MEMBER, ON_TRIAL, theMost } from '../provider-states/given';
import { EXAMPLE_REWARD, rewardSchema } from './reward';

/** Letters, digits and hyphens, as it was typed; gateways tell no case apart. */
const PROMO_CODE = /^[\w-]{3,32}$/;
/** A code as it was pasted or typed, without the blanks that came with it: none has any. */
export const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');
export const promoCode = v.pipe(v.string(), v.trim(), v.regex(PROMO_CODE));

const refused = (errorCode: Refusal['errorCode'], state: ProviderStates, more: Partial<Refusal> = {}) =>
  ({ errorCode, status: 200, state, afterExample: true, ...more }) as const;
const codeThatIs = (state: 'open' | 'used' | 'over' | 'notTheirs') => [
  A_MEMBER,
  { name: 'a promo code', params: { state } },
];

/** Turns a code into a reward that the member may claim (INVITE-10, CALL-88). */
export const redeemPromoCode = defineOperation({
  id: 'rewards.promoCode',
  method: 'POST',
  path: '/wps/rewards/promoCode',
  moduleId: 'REWCEN3',
  session: 'required',
  needsOwnPassword: true,
  idempotent: true,
  input: v.object({ code: promoCode }),
  inputFromState: { code: 'promoCode' },
  output: unreadOf(rewardSchema, ['picture', 'state', 'at']),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('promo.code.wrong', [], { input: { code: 'NOBODY-HAS-THIS' }, inputFromState: { code: null } }),
    refused('promo.code.used', codeThatIs('used'), { afterExample: undefined }),
    refused('promo.code.over', codeThatIs('over'), { afterExample: undefined }),
    refused('promo.code.not.yours', codeThatIs('notTheirs'), { afterExample: undefined }),
    refused('rate.limited', theMost('promoCodes'), { status: 429, retryAfter: 3600 }),
  ],
  example: {
    state: codeThatIs('open'),
    input: { code: 'TRANGRAM' },
    output: EXAMPLE_REWARD,
  },
});
