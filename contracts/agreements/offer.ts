import * as v from 'valibot';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import {
  AN_AGENT,
  AN_AGENT_BELOW,
  ANOTHER_AGENT,
  ANOTHER_MEMBER,
  anAgreement,
  held,
  theMost,
} from '../provider-states/given';
import { sentAmount } from '../shared/amount';
import { count } from '../shared/values';
import { downlineAccount } from './downline';
import { AGREEMENT_KINDS } from './kinds';
import { MOST_PLAYERS, MOST_RATE, MOST_TIERS } from './tiers';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const input = v.object({
  account: downlineAccount,
  kind: v.picklist(AGREEMENT_KINDS),
  /** The lowest first, each asking for more than the one before; turnover or net win above zero. */
  tiers: v.pipe(
    v.array(v.object({ from: sentAmount, players: whole(0, MOST_PLAYERS), rate: whole(1, MOST_RATE) })),
    v.minLength(1),
    v.maxLength(MOST_TIERS),
  ),
  playerTurnover: sentAmount,
});
const refused = (
  errorCode: Refusal['errorCode'],
  state: ProviderStates,
  more: Partial<Refusal<typeof input>> = {},
): Refusal<typeof input> => ({ errorCode, status: 200, state, afterExample: true, ...more });
const mayOffer = (kind = 'salary') => [AN_AGENT, held(kind), AN_AGENT_BELOW];
const ASKED = {
  account: 'hoangyen_88',
  kind: 'salary' as const,
  playerTurnover: '200000',
  tiers: [
    { from: '10000000', players: 3, rate: 20 },
    { from: '50000000', players: 5, rate: 40 },
  ],
};

/** Offers a direct downline an agreement within what the agent holds, once for its key (AGENT-24, AGENT-25). */
export const offerAgreement = defineOperation({
  id: 'agent.contract.offer',
  method: 'POST',
  path: '/wps/agent/contract/offers',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  idempotent: true,
  input,
  inputFromState: { account: 'downline' },
  output: v.object({ version: count }),
  refusals: [
    refused('permission.denied', ANOTHER_MEMBER),
    refused('agreement.agent.unknown', [ANOTHER_AGENT, held()]),
    refused('agreement.open', anAgreement({ with: 'downline', state: 'waiting' })),
    refused('agreement.none.held', [AN_AGENT, AN_AGENT_BELOW], { afterExample: undefined }),
    refused('agreement.beyond', [AN_AGENT, anAgreement({ state: 'inForce', low: true }), AN_AGENT_BELOW], {
      afterExample: undefined,
    }),
    refused('agreement.terms.invalid', [], {
      input: { ...ASKED, tiers: ASKED.tiers.toReversed() },
    }),
    {
      errorCode: 'rate.limited',
      status: 429,
      state: theMost('offers'),
      afterExample: true,
      retryAfter: 3600,
    },
  ],
  example: {
    state: mayOffer(),
    input: ASKED,
    output: { version: 2 },
  },
  moreExamples: (['dividend', 'hour'] as const).map((kind) => ({
    title: `of the kind ${kind}`,
    state: mayOffer(kind),
    input: { ...ASKED, kind },
    output: { version: 2 },
  })),
});
