import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { address, anyId } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { EXAMPLE_REWARD, rewardSchema } from './reward';

/** An application, or a promotion that the member joined, as the reward centre shows it. */
const standing = v.object({
  promotionId: anyId,
  title: v.string(),
  picture: tolerant(address, null),
  /** One of `APPLICATION_STATUSES`; any other is shown as it is (REWARD-04 to REWARD-12). */
  status: v.string(),
  at: timestamp(),
});

/**
 * All that the reward centre shows of a member: rewards, those to be claimed before the others, and applications, the newest
 * first (REWARD-01, REWARD-03).
 */
export const getRewardCentre = defineOperation({
  id: 'rewards.centre',
  method: 'GET',
  path: '/wps/rewards',
  moduleId: 'REWCEN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ rewards: readableEntries(rewardSchema), applications: readableEntries(standing) }),
  refusals: [],
  empty: { state: NOTHING_YET, lists: ['rewards', 'applications'] },
  example: {
    state: [
      A_MEMBER,
      { name: 'a reward', params: { state: 'open' } },
      { name: 'content is published', params: { promotion: 'picture', applied: true } },
    ],
    holds: { 'rewards[].money': 'positive' },
    input: {},
    output: {
      rewards: [EXAMPLE_REWARD],
      applications: [
        {
          promotionId: 501,
          title: 'Thưởng nạp lần đầu',
          picture: '/art/heroes/lanterns.svg',
          status: 'applying',
          at: 1755742513000,
        },
      ],
    },
  },
});
