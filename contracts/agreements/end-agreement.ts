import * as v from 'valibot';
import { defineOperation } from '../operation';
import { AN_AGENT, ANOTHER_AGENT, anAgreement, held } from '../provider-states/given';
import { day } from '../shared/values';
import { agreementId } from './agreement';

/** Ends an agreement with notice, by either side; again it is the same (AGENT-24). */
export const endAgreement = defineOperation({
  id: 'agent.contract.end',
  method: 'POST',
  path: '/wps/agent/contract/ends',
  moduleId: 'AGEINFO3',
  session: 'required',
  input: v.object({ agreementId }),
  inputFromState: ['agreementId'],
  /** Last day in force. */
  output: v.object({ until: day }),
  refusals: [
    { errorCode: 'agreement.unknown', status: 200, state: ANOTHER_AGENT, afterExample: true },
    {
      errorCode: 'agreement.answered',
      status: 200,
      state: [AN_AGENT, anAgreement({ state: 'ended' })],
    },
  ],
  example: {
    state: [AN_AGENT, held()],
    input: { agreementId: 'agree-24' },
    output: { until: '2025-08-28' },
  },
});
