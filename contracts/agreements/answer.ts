import * as v from 'valibot';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import { AN_AGENT, ANOTHER_AGENT, anAgreement } from '../provider-states/given';
import { count, day } from '../shared/values';
import { agreementId } from './agreement';

const input = v.object({
  agreementId,
  answer: v.picklist(['accepted', 'refused']),
});
const offered = (state: string) => [AN_AGENT, anAgreement({ state })];
const refused = (errorCode: Refusal['errorCode'], state: ProviderStates, more: Partial<Refusal> = {}) =>
  ({ errorCode, status: 200, state, afterExample: true, ...more }) as const;

/** Accepts or refuses an agreement that was offered, once, before its time is over (AGENT-24). */
export const answerAgreement = defineOperation({
  id: 'agent.contract.answer',
  method: 'POST',
  path: '/wps/agent/contract/answers',
  moduleId: 'AGEINFO3',
  session: 'required',
  idempotent: true,
  input,
  inputFromState: ['agreementId'],
  output: v.object({
    version: count,
    /** First day in force of what was accepted. */
    from: v.nullish(day, null),
  }),
  refusals: [
    refused('agreement.unknown', ANOTHER_AGENT),
    refused('agreement.answered', offered('withdrawn'), { afterExample: undefined }),
    refused('agreement.expired', offered('expired'), { afterExample: undefined }),
    refused('agreement.beyond', offered('beyond'), { afterExample: undefined }),
  ],
  example: {
    state: offered('waiting'),
    input: { agreementId: 'agree-31', answer: 'accepted' },
    output: { version: 3, from: '2025-08-22' },
  },
  moreExamples: [
    {
      title: 'refused',
      state: offered('waiting'),
      input: { agreementId: 'agree-31', answer: 'refused' },
      output: { version: 3 },
    },
  ],
});
