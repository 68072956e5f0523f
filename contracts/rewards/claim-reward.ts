import * as v from 'valibot';
import { defineOperation } from '../operation';

const input = v.object({ rewardId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });

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
    { errorCode: 'account.trial', status: 200, state: { name: 'a member on trial claims a reward' } },
    { errorCode: 'reward.unknown', status: 200, state: { name: 'the reward is another’s' } },
    { errorCode: 'reward.claimed', status: 200, state: { name: 'the reward was claimed' } },
    { errorCode: 'reward.over', status: 200, state: { name: 'the time of the reward is over' } },
  ],
  example: {
    state: { name: 'a member may claim the reward' },
    input: { rewardId: 'TH250821-4K7Q2M' },
    output: null,
  },
});
