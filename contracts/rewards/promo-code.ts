import * as v from 'valibot';
import { unreadOf } from '../field-annotations';
import { defineOperation, type Refusal } from '../operation';
import { EXAMPLE_REWARD, rewardSchema } from './reward';

/** Letters, digits and hyphens, as it was typed; gateways tell no case apart. */
const PROMO_CODE = /^[\w-]{3,32}$/;
/** A code as it was pasted or typed, without the blanks that came with it: none has any. */
export const withoutBlanks = (typed: string): string => typed.replace(/\s/g, '');
export const promoCode = v.pipe(v.string(), v.trim(), v.regex(PROMO_CODE));

const refused = (errorCode: Refusal['errorCode'], name: string) =>
  ({ errorCode, status: 200, state: { name } }) as const;

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
  inputFromState: ['code'],
  output: unreadOf(rewardSchema, ['picture', 'state', 'at']),
  refusals: [
    refused('account.trial', 'a member on trial enters a promo code'),
    refused('promo.code.wrong', 'nobody has the promo code'),
    refused('promo.code.used', 'the member has used the promo code'),
    refused('promo.code.over', 'the promo code is over'),
    refused('promo.code.not.yours', 'the promo code is for other members'),
    { errorCode: 'rate.limited', status: 429, state: { name: 'the member has tried too many promo codes' } },
  ],
  example: {
    state: { name: 'a member may use the promo code' },
    input: { code: 'TRANGRAM' },
    output: EXAMPLE_REWARD,
  },
});
