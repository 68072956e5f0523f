import * as v from 'valibot';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { amount } from '../shared/amount';
import { day } from '../shared/values';
import { AGREEMENTS_WAIT, ALL_WAIT, EXAMPLE_OWN, myAgreement } from './my-agreement';

/**
 * Which agreements wait for an answer, and the daily salary: a part of a day's turnover of the team (CALL-78, AGENT-18 to
 * AGENT-21, AGENT-24).
 */
export const getSalaryAgreement = defineOperation({
  id: 'agent.contract.salary',
  method: 'GET',
  path: '/wps/agent/contract/salary',
  moduleId: 'AGEINFO3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    ...myAgreement.entries,
    /** Turnover of the team on the last day that is over; null without one. */
    basis: v.nullish(v.object({ day, amount }), null),
  }),
  refusals: [],
  empty: { state: NOBODY_YET, lists: ['versions'] },
  example: {
    state: AGREEMENTS_WAIT,
    holds: ALL_WAIT,
    input: {},
    output: { ...EXAMPLE_OWN, basis: { day: '2025-08-20', amount: 271_400_000 } },
  },
});
