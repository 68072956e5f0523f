import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { count } from '../shared/values';
import { tolerant } from '../tolerant';

/** How far the member is on the way to the next rank (CALL-27, ENT-76 to ENT-78). No `labelId`: the top is reached. */
export const getRankProgress = defineOperation({
  id: 'member.rankProgress',
  method: 'GET',
  path: '/wps/member/rank/progress',
  session: 'required',
  input: v.object({}),
  output: v.object({
    currentProgress: v.object({ completedConditions: count, totalExpectedConditions: count }),
    playerRankProgress: v.object({ labelId: tolerant(v.string()) }),
  }),
  refusals: [],
  example: {
    state: A_MEMBER,
    input: {},
    output: {
      currentProgress: { completedConditions: 3, totalExpectedConditions: 4 },
      playerRankProgress: { labelId: 'gold' },
    },
  },
});
