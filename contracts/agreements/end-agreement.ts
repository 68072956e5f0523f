import * as v from 'valibot';
import { defineOperation } from '../operation';
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
    { errorCode: 'agreement.unknown', status: 200, state: { name: 'the agreement is between others' } },
    { errorCode: 'agreement.answered', status: 200, state: { name: 'the agreement has ended' } },
  ],
  example: {
    state: { name: 'an agent has an agreement in force' },
    input: { agreementId: 'agree-24' },
    output: { until: '2025-08-28' },
  },
});
