import type { offerAgreement as operation } from '@/contracts/agreements/offer';
import { areRising, areWithin } from '@/contracts/agreements/tiers';
import { type MinorUnits, minorUnitsOf } from '@/contracts/shared/minor-units';
import { findHeld, findOpen, readLastVersion, writeOffer } from '../../db/agreements';
import { HOUR_MS, type Quota } from '../../db/quota-uses';
import type { Agreement, AgreementTerms, Member } from '../../db/schema';
import { refuseNonAgent } from '../../platform/agent';
import { offerNotice } from '../../platform/event-notices';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { retryOnConflict } from '../../platform/retry-on-conflict';
import { dayAfter, siteDays } from '../../platform/site-days';
import { directAgent } from './direct-agent';
import { momentOf } from './view';

type Offer = Call<typeof operation>;

/** Offers that an agent may make; each asks the downline at the next login. */
export const offerQuota = ({ id }: Pick<Member, 'id'>): Quota => ({
  key: `offers:${id}`,
  most: 60,
  withinMs: HOUR_MS,
});

/**
 * Offers a direct downline terms within what the agent will hold when they come into force, once for its key: the same
 * offer that still stands is answered again (AGENT-24, AGENT-25).
 * @throws Refusal those of the contract
 */
export async function offer(call: Offer) {
  const { db, input } = call;
  refuseNonAgent(call.member);
  const agent = await directAgent(call, input.account);
  const terms = termsOf(call);
  const { version } = await retryOnConflict(async () => {
    const open = await findOpen(db, agent.id, input.kind, call.clock.now());
    if (open && isSame(open, call.member, terms)) return open;
    if (open) throw new Refusal('agreement.open');
    await refuseBeyond(call, terms);
    await consumeQuotaOrRefuse(db, [offerQuota(call.member)], call.clock.now());
    const version = 1 + (await readLastVersion(db, agent.id, input.kind));
    const wanted = { ...offered(call, agent, terms), version };
    return (await writeOffer(db, wanted, offerNotice(wanted.kind))) ? wanted : null;
  });
  return { version };
}

/** @throws Refusal `agreement.terms.invalid` where steps do not rise from above zero on */
function termsOf({ input }: Offer): AgreementTerms {
  const minor = (amount: string | number) => minorUnitsOf(amount) as MinorUnits;
  const tiers = input.tiers.map(({ from, ...tier }) => ({ from: minor(from), ...tier }));
  const playerTurnover = minor(input.playerTurnover);
  const isAbove = (tiers[0]?.from ?? 0) > 0 && playerTurnover >= 0;
  if (!isAbove || !areRising(tiers)) throw new Refusal('agreement.terms.invalid');
  return { tiers, playerTurnover };
}

const isSame = ({ offeredBy, terms }: Agreement, { id }: Member, wanted: AgreementTerms): boolean =>
  offeredBy === id && JSON.stringify(terms) === JSON.stringify(wanted);

async function refuseBeyond(call: Offer, terms: AgreementTerms): Promise<void> {
  const held = await findHeld(call.db, call.member.id, call.input.kind, dayAfter(momentOf(call).today));
  if (!held) throw new Refusal('agreement.none.held');
  if (!areWithin(terms, held.terms)) throw new Refusal('agreement.beyond');
}

function offered(call: Offer, agent: Member, terms: AgreementTerms) {
  const { member, merchant, input } = call;
  const { now, today } = momentOf(call);
  const days = siteDays(merchant);
  /** Through the last day in which it may be answered. */
  const answerBefore = days.startOf(dayAfter(today, merchant.agentRules.answerDays + 1)) - 1;
  return {
    id: crypto.randomUUID(),
    kind: input.kind,
    agentId: agent.id,
    offeredBy: member.id,
    terms,
    offeredAt: now,
    answerBefore,
  };
}
