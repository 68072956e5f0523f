import * as v from 'valibot';
import { defineOperation, type Refusal } from '../operation';
import { count, day } from '../shared/values';

const refused = (errorCode: Refusal['errorCode'], name: string) =>
  ({ errorCode, status: 200, state: { name } }) as const;
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
    refused('account.trial', 'a member on trial checks in'),
    refused('task.over', 'the day to check in on is over'),
    refused('task.done', 'the member has checked in today'),
    refused('task.closed', 'nobody may check in'),
  ],
  example: {
    state: { name: 'a member may check in' },
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
    refused('account.trial', 'a member on trial claims a mission'),
    refused('task.over', 'the day of the mission is over'),
    refused('task.unfinished', 'the mission is not done'),
    refused('task.done', 'the mission was claimed'),
    refused('task.closed', 'there are no missions'),
  ],
  example: {
    state: { name: 'a member has done a mission' },
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
    refused('account.trial', 'a member on trial claims a rebate'),
    refused('task.over', 'the time to claim the rebate is over'),
    refused('task.unfinished', 'the member has no rebate'),
    refused('task.done', 'the rebate was claimed'),
    refused('task.closed', 'there are no rebates'),
  ],
  example: { state: { name: 'a member has a rebate' }, input: { week: '2025-08-11' }, output: null },
});
