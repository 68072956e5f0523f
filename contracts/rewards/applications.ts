import * as v from 'valibot';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { anyId } from '../shared/values';
import { readableEntries } from '../tolerant';

/** An application of the member, or a promotion that the member has joined (REWARD-03 to REWARD-12). */
export const applicationSchema = v.object({
  promotionId: anyId,
  /** One of `APPLICATION_STATUSES`; any other is shown as it is. */
  status: v.string(),
});

/** The member's applications, newest first (CALL-88, REWARD-03). */
export const listApplications = defineOperation({
  id: 'rewards.applications',
  method: 'GET',
  path: '/wps/promotions/applications',
  moduleId: 'REWCEN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ list: readableEntries(applicationSchema) }),
  refusals: [],
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: {
    state: [A_MEMBER, { name: 'content is published', params: { promotion: 'picture', applied: true } }],
    input: {},
    output: { list: [{ promotionId: 501, status: 'applying' }] },
  },
});
