import * as v from 'valibot';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { amount } from '../shared/amount';
import { day } from '../shared/values';
import { AGREEMENTS_WAIT, ALL_WAIT, EXAMPLE_OWN, myAgreement } from './my-agreement';

/**
 * Which agreements wait for an answer, and the dividend: a part of what the house won from the team in a period (CALL-79,
 * AGENT-18 to AGENT-21, AGENT-24).
 */
export const getDividendAgreement = defineOperation({
  id: 'agent.contract.dividend',
  method: 'GET',
  path: '/wps/agent/contract/dividend',
  moduleId: 'AGEINFO3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    ...myAgreement.entries,
    /** The running period: what the house has won from the team, and the loss that is carried over, 0 or less. */
    basis: v.nullish(v.object({ from: day, to: day, amount, carried: amount }), null),
  }),
  refusals: [],
  empty: { state: NOBODY_YET, lists: ['versions'] },
  example: {
    state: AGREEMENTS_WAIT,
    holds: ALL_WAIT,
    input: {},
    output: {
      ...EXAMPLE_OWN,
      basis: { from: '2025-08-01', to: '2025-08-20', amount: 84_200_000, carried: -3_150_000 },
    },
  },
});
