import * as v from 'valibot';
import { notEchoed } from '../echo';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER, AN_AGENT } from '../provider-states/given';
import { amount } from '../shared/amount';
import { anyId, count, someText } from '../shared/values';
import { listOf } from '../tolerant';
import { KEPT_SPANS, type KeptSpan } from './kept-spans';

/** Most members that are told. */
export const MOST_BEST_MEMBERS = 5;

const example = (span: KeptSpan) => ({
  state: [AN_AGENT, { name: 'the member’s team', params: { has: 'days' } }],
  input: { span },
  output: {
    list: [{ id: 40231, account: 'hoangyen_88', members: 42, turnover: 420_000_000, commission: 6_820_000 }],
  },
});

/**
 * The direct members whose branches earned most in a span, by commission and then by turnover; nobody who did not
 * play (AGENT-26).
 */
export const listBestMembers = defineOperation({
  id: 'agent.team.best',
  method: 'GET',
  path: '/wps/agent/team/best',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ span: v.picklist(KEPT_SPANS) }),
  output: v.object({
    list: listOf(
      v.object({
        id: anyId,
        account: someText,
        /** Members below it. */
        members: count,
        turnover: amount,
        /** By its own terms, before what its direct agents receive; 0 of who is no agent. */
        commission: amount,
      }),
    ),
  }),
  refusals: [
    {
      errorCode: 'permission.denied',
      status: 200,
      state: A_MEMBER,
    },
  ],
  echoes: { span: notEchoed('its figures may be those of another') },
  empty: { state: NOBODY_YET, lists: ['list'] },
  example: example('days7'),
  moreExamples: KEPT_SPANS.filter((span) => span !== 'days7').map((span) => ({
    title: `of the span ${span}`,
    ...example(span),
  })),
});
