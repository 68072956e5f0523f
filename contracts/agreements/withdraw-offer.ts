import * as v from 'valibot';
import { defineOperation } from '../operation';
import { count } from '../shared/values';
import { agreementId } from './agreement';

/** Takes back an offer that was not answered; again it is the same (AGENT-24). */
export const withdrawOffer = defineOperation({
  id: 'agent.contract.withdraw',
  method: 'POST',
  path: '/wps/agent/contract/withdrawals',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  input: v.object({ agreementId }),
  inputFromState: ['agreementId'],
  output: v.object({ version: count }),
  refusals: [
    {
      errorCode: 'agreement.unknown',
      status: 200,
      state: { name: 'the agreement was offered by another' },
    },
    {
      errorCode: 'agreement.answered',
      status: 200,
      state: { name: 'the downline has answered the offer' },
    },
  ],
  example: {
    state: { name: 'an offer of the agent waits for its answer' },
    input: { agreementId: 'agree-42' },
    output: { version: 2 },
  },
});
