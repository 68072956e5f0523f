import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, ANOTHER_MEMBER, ON_TRIAL } from '../provider-states/given';

const input = v.object({ rewardId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

const rewardThatIs = (state: 'open' | 'claimed' | 'over') => [
  A_MEMBER,
  { name: 'a reward', params: { state } },
];

/** Claims a reward, once; what it comes to is the gateway's own (REWARD-03, CALL-88). */
export const claimReward = defineOperation({
  id: 'rewards.claim',
  method: 'POST',
  path: '/wps/rewards/claim',
  moduleId: 'REWCEN3',
  session: 'required',
  needsOwnPassword: true,
  idempotent: true,
  input,
  inputFromState: ['rewardId'],
  output: v.unknown(),
  refusals: [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL, afterExample: true },
    { errorCode: 'reward.unknown', status: 200, state: ANOTHER_MEMBER, afterExample: true },
    { errorCode: 'reward.claimed', status: 200, state: rewardThatIs('claimed') },
    { errorCode: 'reward.over', status: 200, state: rewardThatIs('over') },
  ],
  example: {
    state: rewardThatIs('open'),
    input: { rewardId: 'TH250821-4K7Q2M' },
    output: null,
  },
});
