import * as v from 'valibot';
import { defineOperation, type Refusal } from '../operation';
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
const refused = (errorCode: Refusal['errorCode'], name: string, more: Partial<Refusal<typeof input>> = {}) =>
  ({ errorCode, status: 200, state: { name }, ...more }) as const;
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
  inputFromState: ['account'],
  output: v.object({ version: count }),
  refusals: [
    refused('permission.denied', 'who offers an agreement is no agent'),
    refused('agreement.agent.unknown', 'an agreement is offered to another’s downline'),
    refused('agreement.open', 'an agreement of the kind waits for the downline’s answer'),
    refused('agreement.none.held', 'who offers an agreement holds none of the kind'),
    refused('agreement.beyond', 'an agreement gives more than the agent holds'),
    refused('agreement.terms.invalid', 'an agent may offer an agreement', {
      state: { name: 'an agent may offer an agreement', params: { kind: 'salary' } },
      input: { ...ASKED, tiers: ASKED.tiers.toReversed() },
    }),
    {
      errorCode: 'rate.limited',
      status: 429,
      state: { name: 'an agent has made as many offers as an hour allows' },
      retryAfter: 3600,
    },
  ],
  example: {
    state: { name: 'an agent may offer an agreement', params: { kind: 'salary' } },
    input: ASKED,
    output: { version: 2 },
  },
  moreExamples: (['dividend', 'hour'] as const).map((kind) => ({
    title: `of the kind ${kind}`,
    state: { name: 'an agent may offer an agreement', params: { kind } },
    input: { ...ASKED, kind },
    output: { version: 2 },
  })),
});
