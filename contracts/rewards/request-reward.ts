import * as v from 'valibot';
import { defineOperation, type ProviderState } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';
import { PICTURES_MAX, REMARKS_MAX, REMARKS_UNITS } from './reward-rules';

const promotionId = v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(64))]);

const promotion = (params: NonNullable<ProviderState['params']>) => [
  A_MEMBER,
  { name: 'content is published', params },
];

/** Applies for the reward of a promotion (CALL-53, REWARD-49 to REWARD-53); only whether it worked is read. */
export const requestReward = defineOperation({
  id: 'rewards.request',
  method: 'POST',
  path: '/wps/promotions/reward',
  moduleId: 'REWCEN3',
  session: 'required',
  needsOwnPassword: true,
  merchantIn: 'merchantCode',
  input: v.object({
    /** Data URLs in base64 (REWARD-52). */
    pictures: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/))),
      v.maxLength(PICTURES_MAX),
    ),
    promotionId,
    /**
     * Counted in characters as people see them, so that an emoji or a letter with two marks is one. The units come
     * first, before the transformations, which end the check of a longer text: counting it would take minutes.
     */
    remarks: v.pipe(
      v.string(),
      v.maxLength(REMARKS_UNITS),
      v.normalize('NFC'),
      v.trim(),
      v.maxGraphemes(REMARKS_MAX),
    ),
  }),
  output: v.unknown(),
  inputFromState: ['promotionId'],
  refusals: [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL, afterExample: true },
    {
      errorCode: 'reward.already.applied',
      status: 200,
      state: promotion({ promotion: 'picture', applied: true }),
    },
    { errorCode: 'content.not.found', status: 200, state: promotion({ promotion: 'none' }) },
  ],
  example: {
    state: promotion({ promotion: 'picture' }),
    input: {
      pictures: [
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ],
      promotionId: 501,
      remarks: 'Nạp 1.000.000 ₫ lúc 9 giờ sáng.',
    },
    output: null,
  },
});
