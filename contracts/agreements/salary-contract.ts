import * as v from 'valibot';
import { defineOperation } from '../operation';
import { amount } from '../shared/amount';
import { day } from '../shared/values';
import { CONTRACTS_WAIT, EXAMPLE_CONTRACT, myContract } from './my-contract';

/**
 * Which contracts wait for an answer, and the daily salary: a part of a day's turnover of the team (CALL-78, AGENT-18 to
 * AGENT-21, AGENT-24).
 */
export const getSalaryContract = defineOperation({
  id: 'agent.contract.salary',
  method: 'GET',
  path: '/wps/agent/contract/salary',
  moduleId: 'AGEINFO3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    ...myContract.entries,
    /** Turnover of the team on the last day that is over; null without one. */
    basis: v.nullish(v.object({ day, amount }), null),
  }),
  refusals: [],
  example: {
    state: CONTRACTS_WAIT,
    input: {},
    output: { ...EXAMPLE_CONTRACT, basis: { day: '2025-08-20', amount: 271_400_000 } },
  },
});
