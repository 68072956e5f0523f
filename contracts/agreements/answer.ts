import * as v from 'valibot';
import { defineOperation, type Refusal } from '../operation';
import { count, day } from '../shared/values';
import { agreementId } from './agreement';

const input = v.object({
  agreementId,
  answer: v.picklist(['accepted', 'refused']),
});
const refused = (errorCode: Refusal['errorCode'], name: string) =>
  ({ errorCode, status: 200, state: { name } }) as const;

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
    refused('agreement.unknown', 'the agreement was offered to another'),
    refused('agreement.answered', 'the agreement was withdrawn'),
    refused('agreement.expired', 'the time to answer the agreement is over'),
    refused('agreement.beyond', 'the agreement gives more than the upline holds by now'),
  ],
  example: {
    state: { name: 'an agreement waits for the agent’s answer' },
    input: { agreementId: 'agree-31', answer: 'accepted' },
    output: { version: 3, from: '2025-08-22' },
  },
  moreExamples: [
    {
      title: 'refused',
      state: { name: 'an agreement waits for the agent’s answer' },
      input: { agreementId: 'agree-31', answer: 'refused' },
      output: { version: 3 },
    },
  ],
});
