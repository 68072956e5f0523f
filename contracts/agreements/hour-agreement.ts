import * as v from 'valibot';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { amount } from '../shared/amount';
import { day } from '../shared/values';
import { AGREEMENTS_WAIT, ALL_WAIT, EXAMPLE_OWN, myAgreement } from './my-agreement';

/** The hour salary: a part of each hour's turnover of the team; that one waits is told by the two others, too (CALL-80). */
export const getHourAgreement = defineOperation({
  id: 'agent.contract.hour',
  method: 'GET',
  path: '/wps/agent/contract/hour',
  moduleId: 'AGEINFO3',
  session: 'required',
  input: v.object({}),
  output: v.object({
    ...myAgreement.entries,
    /** The hour with the largest turnover on the last day that is over, 0 to 23; 0 where nobody played. */
    basis: v.nullish(
      v.object({ day, hour: v.picklist(Array.from({ length: 24 }, (_, hour) => hour)), amount }),
      null,
    ),
  }),
  refusals: [],
  empty: { state: NOBODY_YET, lists: ['versions'] },
  example: {
    state: AGREEMENTS_WAIT,
    holds: ALL_WAIT,
    input: {},
    output: { ...EXAMPLE_OWN, basis: { day: '2025-08-20', hour: 20, amount: 31_400_000 } },
  },
});
