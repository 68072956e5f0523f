import * as v from 'valibot';
import { equals, PAGED } from '../echo';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { AN_AGENT, AN_AGENT_BELOW, ANOTHER_MEMBER, anAgreement, held } from '../provider-states/given';
import { cursorInput, cursorPage } from '../shared/cursor-page';
import { agreementLine } from './agreement';
import { AGREEMENT_GROUPS, type AgreementGroup } from './kinds';

/** Of each of two agents below: one that was refused, one in force, one to be answered. */
const ONE_BELOW = [
  AN_AGENT_BELOW,
  ...['refused', 'inForce', 'waiting'].map((state) => anAgreement({ with: 'downline', state })),
];
const OFFERED = [AN_AGENT, held(), ...ONE_BELOW, ...ONE_BELOW];
const page = (more: { cursor?: string; group?: AgreementGroup } = {}) => ({
  state: OFFERED,
  input: { limit: 1, ...more },
  output: {
    list: [
      {
        id: 'agree-42',
        account: 'hoangyen_88',
        kind: 'salary' as const,
        version: 1,
        state: 'inForce' as const,
        lowestRate: 20,
        highestRate: 80,
        answerBefore: 1746500000000,
        from: '2025-05-01',
        until: '2025-12-31',
      },
    ],
    next: '1745900000000.agree-42',
  },
});

/** The agreements that the agent offered to direct downlines, the last first (AGENT-24, AGENT-25). */
export const listDownlineAgreements = defineOperation({
  id: 'agent.contract.downlines',
  method: 'GET',
  path: '/wps/agent/contract/downlines',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  input: v.object({ ...cursorInput, group: v.optional(v.picklist(AGREEMENT_GROUPS)) }),
  inputFromState: ['cursor'],
  output: cursorPage(agreementLine),
  refusals: [
    {
      errorCode: 'permission.denied',
      status: 200,
      state: [...OFFERED, ANOTHER_MEMBER],
    },
  ],
  echoes: {
    ...PAGED,
    group: equals('list[].state', {
      waiting: ['offered'],
      running: ['agreed', 'inForce'],
      over: ['expired', 'refused', 'withdrawn', 'ended'],
    }),
  },
  empty: { state: NOBODY_YET, lists: ['list'] },
  example: page(),
  moreExamples: [
    { title: 'from a cursor on', ...page({ cursor: '1745900000001.agree-43' }) },
    { title: 'those to be answered', ...page({ group: 'waiting' }) },
    { title: 'those in force', ...page({ group: 'running' }) },
    { title: 'those that are over', ...page({ group: 'over' }) },
  ],
});
