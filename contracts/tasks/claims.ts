import * as v from 'valibot';
import { defineOperation, type ProviderState, type ProviderStates, type Refusal } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';
import { count, day } from '../shared/values';

const refused = (errorCode: Refusal['errorCode'], state: ProviderStates, more: Partial<Refusal> = {}) =>
  ({ errorCode, status: 200, state, afterExample: true, ...more }) as const;
const tasks = (params: NonNullable<ProviderState['params']> = {}) => [A_MEMBER, { name: 'tasks', params }];
const NO_PROMOTIONS = { name: 'the site', params: { promotions: false } };
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Checks in on the running day of the site, once (INVITE-06, INVITE-08, CALL-88). */
export const checkIn = defineOperation({
  id: 'tasks.checkIn',
  method: 'POST',
  path: '/wps/tasks/checkIn',
  moduleId: 'REWCEN3',
  session: 'required',
  needsOwnPassword: true,
  idempotent: true,
  /** The day that the member was shown: a tap that arrives after midnight counts for no other one. */
  input: v.object({ day }),
  inputFromState: ['day'],
  output: v.object({ points: count, streak: count }),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('task.over', [], { input: { day: '2025-01-01' }, inputFromState: { day: null } }),
    refused('task.done', tasks({ checkedIn: true }), { afterExample: undefined }),
    refused('task.closed', NO_PROMOTIONS),
  ],
  example: {
    state: tasks(),
    input: { day: '2025-08-21' },
    output: { points: 20, streak: 4 },
  },
});

/** Claims the points of a mission that is done, once for its day or week (INVITE-06, INVITE-07, CALL-88). */
export const claimMission = defineOperation({
  id: 'tasks.claimMission',
  method: 'POST',
  path: '/wps/tasks/mission',
  moduleId: 'REWCEN3',
  session: 'required',
  needsOwnPassword: true,
  idempotent: true,
  input: v.object({ missionId: word, period: word }),
  inputFromState: ['missionId', 'period'],
  output: v.object({ points: count }),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('task.over', [], {
      input: { missionId: 'fish-rounds', period: '2025-01-01' },
      inputFromState: { period: null },
    }),
    refused('task.unfinished', tasks({ mission: 'undone' }), { afterExample: undefined }),
    refused('task.done', tasks({ mission: 'claimed' }), { afterExample: undefined }),
    refused('task.closed', NO_PROMOTIONS),
  ],
  example: {
    state: tasks(),
    input: { missionId: 'fish-rounds', period: '2025-08-21' },
    output: { points: 40 },
  },
});

/** Claims what comes back of last week's loss, once; how much it is, is the gateway's own (INVITE-09, CALL-88). */
export const claimRebate = defineOperation({
  id: 'tasks.claimRebate',
  method: 'POST',
  path: '/wps/tasks/rebate',
  moduleId: 'REWCEN3',
  session: 'required',
  needsOwnPassword: true,
  idempotent: true,
  /** First day of the week that the member was shown. */
  input: v.object({ week: day }),
  inputFromState: ['week'],
  output: v.unknown(),
  refusals: [
    refused('account.trial', ON_TRIAL),
    refused('task.over', [], { input: { week: '2025-01-06' }, inputFromState: { week: null } }),
    refused('task.unfinished', tasks({ rebate: 'none' }), { afterExample: undefined }),
    refused('task.done', tasks({ rebate: 'claimed' }), { afterExample: undefined }),
    refused('task.closed', NO_PROMOTIONS),
  ],
  example: { state: tasks(), input: { week: '2025-08-11' }, output: null },
});
