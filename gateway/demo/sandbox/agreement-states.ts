import * as v from 'valibot';
import { AGREEMENT_KINDS, type AgreementKind } from '@/contracts/agreements/kinds';
import { writeAnswer, writeEnd, writeWithdrawn } from '../../db/agreements';
import { HOUR_MS } from '../../db/quota-uses';
import type { AgreementTerms, Member } from '../../db/schema';
import { offerQuota } from '../../domains/agreements/offer';
import { dayAfter, siteDays } from '../../platform/site-days';
import { offerTo, TERMS } from './agreements';
import type { Sandbox } from './command';
import { siteOf } from './site';
import type { State } from './state';
import { freshMember, STATE_MERCHANT, spend } from './state-member';
import { tokenOf } from './withdraw-states';

const AGENT = 1;
/** Less than what the examples offer. */
const LESS: AgreementTerms = { ...TERMS, tiers: TERMS.tiers.map((tier) => ({ ...tier, rate: 1 })) };

/** Provider states of agreements; each of agents nobody else uses. */
export const agreementStates: Record<string, State> = {
  'an agent has contracts in force and others to answer': async (sandbox) => {
    const agent = await newAgent(sandbox);
    for (const kind of ['salary', 'dividend', 'hour'] as const) {
      await offerTo(sandbox, agent, { kind, accepted: true });
      await offerTo(sandbox, agent, { kind });
    }
    return tokenOf(sandbox, agent);
  },
  'an agreement waits for the agent’s answer': (sandbox) => asked(sandbox),
  'the agreement was offered to another': async (sandbox) => ({
    ...(await asked(sandbox)),
    ...(await tokenOf(sandbox, await newAgent(sandbox))),
  }),
  'the agreement was withdrawn': async (sandbox) => {
    const values = await asked(sandbox);
    await writeWithdrawn(sandbox.db, values.agreementId, sandbox.clock.now());
    return values;
  },
  'the time to answer the agreement is over': (sandbox) => asked(sandbox, -1),
  'the agreement gives more than the upline holds by now': async (sandbox) => {
    const { upline, agent, held } = await pair(sandbox);
    const agreementId = await offerTo(sandbox, agent, { by: upline });
    await writeEnd(sandbox.db, held, await today(sandbox));
    return { ...(await tokenOf(sandbox, agent)), agreementId };
  },

  'an agent has offered agreements to direct downlines': async (sandbox) => {
    const { upline, agent } = await pair(sandbox);
    for (const downline of [agent, await newAgent(sandbox, upline)]) {
      const refused = await offerTo(sandbox, downline, { by: upline });
      await writeAnswer(sandbox.db, { id: refused, answer: 'refused', at: sandbox.clock.now() }, null);
      await offerTo(sandbox, downline, { by: upline, accepted: true });
      await offerTo(sandbox, downline, { by: upline });
    }
    return { ...(await tokenOf(sandbox, upline)), cursor: `${sandbox.clock.now() + HOUR_MS}.z` };
  },
  'a member who is no agent looks for a team': async (sandbox) => ({
    ...(await tokenOf(sandbox, await freshMember(sandbox))),
    account: 'hoangyen_88',
    cursor: `${sandbox.clock.now() + HOUR_MS}.z`,
  }),
  'an agent has an agreement with a direct downline': async (sandbox, params) => {
    const kind = kindOf(params);
    const { upline, agent } = await pair(sandbox, { kind });
    await offerTo(sandbox, agent, { by: upline, accepted: true, kind });
    return below(sandbox, upline, agent);
  },
  'the agent is another’s downline': async (sandbox) =>
    below(sandbox, (await pair(sandbox)).upline, (await pair(sandbox)).agent),

  'an agent may offer an agreement': (sandbox, params) => offering(sandbox, { kind: kindOf(params) }),
  'who offers an agreement is no agent': async (sandbox) =>
    below(sandbox, await freshMember(sandbox), await newAgent(sandbox)),
  'an agreement is offered to another’s downline': async (sandbox) =>
    below(sandbox, (await pair(sandbox)).upline, (await pair(sandbox)).agent),
  'an agreement of the kind waits for the downline’s answer': async (sandbox) => {
    const { upline, agent } = await pair(sandbox);
    await offerTo(sandbox, agent, { by: upline });
    return below(sandbox, upline, agent);
  },
  'who offers an agreement holds none of the kind': async (sandbox) => {
    const upline = await newAgent(sandbox);
    return below(sandbox, upline, await newAgent(sandbox, upline));
  },
  'an agreement gives more than the agent holds': (sandbox) => offering(sandbox, { terms: LESS }),
  'an agent has made as many offers as an hour allows': async (sandbox) => {
    const { upline, agent } = await pair(sandbox);
    await spend(sandbox, [offerQuota(upline)]);
    return below(sandbox, upline, agent);
  },

  'an offer of the agent waits for its answer': (sandbox) => offered(sandbox),
  'the agreement was offered by another': async (sandbox) => ({
    ...(await offered(sandbox)),
    ...(await tokenOf(sandbox, await newAgent(sandbox))),
  }),
  'the downline has answered the offer': async (sandbox) => {
    const values = await offered(sandbox);
    const { agreementId: id } = values;
    await writeAnswer(sandbox.db, { id, answer: 'refused', at: sandbox.clock.now() }, null);
    return values;
  },
  'an agent has an agreement in force': (sandbox) => running(sandbox),
  'the agreement is between others': async (sandbox) => ({
    ...(await running(sandbox)),
    ...(await tokenOf(sandbox, await newAgent(sandbox))),
  }),
  'the agreement has ended': async (sandbox) => {
    const values = await running(sandbox);
    await writeEnd(sandbox.db, values.agreementId, dayAfter(await today(sandbox), -1));
    return values;
  },
};

type Held = { kind?: AgreementKind; terms?: AgreementTerms };
const kindOf = (params: Record<string, unknown>) =>
  v.parse(v.optional(v.picklist(AGREEMENT_KINDS), 'salary'), params.kind);

const newAgent = (sandbox: Sandbox, upline?: Member) =>
  freshMember(sandbox, { type: AGENT, uplineId: upline?.id ?? null });

const today = async (sandbox: Sandbox): Promise<string> =>
  siteDays(await siteOf(sandbox, STATE_MERCHANT)).dayOf(sandbox.clock.now());

/** An agent that the house has an agreement with, and one directly below. */
async function pair(sandbox: Sandbox, held: Held = {}) {
  const upline = await newAgent(sandbox);
  const id = await offerTo(sandbox, upline, { accepted: true, ...held });
  return { upline, agent: await newAgent(sandbox, upline), held: id };
}

/** An agent with an offer of the house. */
async function asked(sandbox: Sandbox, hours = 24) {
  const agent = await newAgent(sandbox);
  return { ...(await tokenOf(sandbox, agent)), agreementId: await offerTo(sandbox, agent, { hours }) };
}

async function below(sandbox: Sandbox, member: Member, { account }: Member) {
  return { ...(await tokenOf(sandbox, member)), account };
}

async function offering(sandbox: Sandbox, held?: Held) {
  const { upline, agent } = await pair(sandbox, held);
  return below(sandbox, upline, agent);
}

async function offered(sandbox: Sandbox) {
  const { upline, agent } = await pair(sandbox);
  const agreementId = await offerTo(sandbox, agent, { by: upline });
  return { ...(await tokenOf(sandbox, upline)), agreementId };
}

async function running(sandbox: Sandbox) {
  const agent = await newAgent(sandbox);
  const agreementId = await offerTo(sandbox, agent, { accepted: true });
  return { ...(await tokenOf(sandbox, agent)), agreementId };
}
