import * as v from 'valibot';
import { defineOperation } from '../operation';
import { AN_AGENT, AN_AGENT_BELOW, ANOTHER_AGENT, anAgreement, held } from '../provider-states/given';
import { count } from '../shared/values';
import { agreementId } from './agreement';

const OFFERER = [AN_AGENT, held(), AN_AGENT_BELOW];

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
      state: ANOTHER_AGENT,
      afterExample: true,
    },
    {
      errorCode: 'agreement.answered',
      status: 200,
      state: [...OFFERER, anAgreement({ with: 'downline', state: 'refused' })],
    },
  ],
  example: {
    state: [...OFFERER, anAgreement({ with: 'downline', state: 'waiting' })],
    input: { agreementId: 'agree-42' },
    output: { version: 2 },
  },
});
