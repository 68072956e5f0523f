import * as v from 'valibot';
import { equals, notEchoed } from '../echo';
import { defineOperation } from '../operation';
import {
  AN_AGENT,
  AN_AGENT_BELOW,
  ANOTHER_AGENT,
  ANOTHER_MEMBER,
  anAgreement,
  held,
} from '../provider-states/given';
import { count, someText } from '../shared/values';
import { listOf } from '../tolerant';
import { agreement, EXAMPLE_AGREEMENT, EXAMPLE_TERMS, terms } from './agreement';
import { AGREEMENT_KINDS, type AgreementKind } from './kinds';

/** Account of a direct downline. */
export const downlineAccount = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const AGREED = {
  account: 'hoangyen_88',
  versions: [EXAMPLE_AGREEMENT],
  own: EXAMPLE_TERMS,
  answerDays: 7,
  noticeDays: 7,
};
const agreedOn = (kind: AgreementKind) => [
  AN_AGENT,
  held(kind),
  AN_AGENT_BELOW,
  anAgreement({ with: 'downline', kind, state: 'inForce' }),
];

/** What was agreed with a direct downline who is an agent, and what the agent holds, beyond which nothing is offered (AGENT-24). */
export const getDownlineAgreement = defineOperation({
  id: 'agent.contract.downline',
  method: 'GET',
  path: '/wps/agent/contract/downline',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  input: v.object({ account: downlineAccount, kind: v.picklist(AGREEMENT_KINDS) }),
  inputFromState: { account: 'downline' },
  output: v.object({
    account: someText,
    /** The last ones, the newest first. */
    versions: listOf(agreement),
    /** What the agent holds on the day on which an offer would come into force; null where that is nothing. */
    own: v.nullish(terms, null),
    answerDays: count,
    noticeDays: count,
  }),
  refusals: [
    { errorCode: 'permission.denied', status: 200, state: ANOTHER_MEMBER, afterExample: true },
    {
      errorCode: 'agreement.agent.unknown',
      status: 200,
      state: [ANOTHER_AGENT, held()],
      afterExample: true,
    },
  ],
  echoes: { account: equals('account'), kind: notEchoed('terms of one kind may be those of another') },
  example: {
    state: agreedOn('salary'),
    input: { account: 'hoangyen_88', kind: 'salary' },
    output: AGREED,
  },
  moreExamples: (['dividend', 'hour'] as const).map((kind) => ({
    title: `of the kind ${kind}`,
    state: agreedOn(kind),
    input: { account: 'hoangyen_88', kind },
    output: AGREED,
  })),
});
