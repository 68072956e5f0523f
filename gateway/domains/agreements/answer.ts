import type { answerAgreement as operation } from '@/contracts/agreements/answer';
import { areWithin } from '@/contracts/agreements/tiers';
import { findAgreement, findHeld, writeAnswer } from '../../db/agreements';
import type { Agreement } from '../../db/schema';
import { answerNotice } from '../../platform/event-notices';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { retryOnConflict } from '../../platform/retry-on-conflict';
import { dayAfter } from '../../platform/site-days';
import { momentOf } from './view';

type Answer = Call<typeof operation>;

/**
 * Accepts or refuses an offer, in time and once: what is accepted is in force from the next day on and ends what was
 * before, in one batch (AGENT-24).
 * @throws Refusal those of the contract
 */
export async function answer(call: Answer) {
  const { db, input } = call;
  const { version, fromDay } = await retryOnConflict(async () => {
    const offer = await findAgreement(db, input.agreementId);
    if (offer?.agentId !== call.member.id) throw new Refusal('agreement.unknown');
    // The call came before and died, or another device was faster with the same.
    if (offer.state === input.answer) return offer;
    await judge(call, offer);
    await write(call, offer);
    const after = await findAgreement(db, input.agreementId);
    return after?.state === input.answer ? after : null;
  });
  return { version, from: fromDay };
}

async function judge(call: Answer, offer: Agreement): Promise<void> {
  const { db, member, input } = call;
  const { now, today } = momentOf(call);
  const { state, answerBefore, offeredBy, kind, terms } = offer;
  if (state !== 'offered') throw new Refusal('agreement.answered');
  if (answerBefore < now) throw new Refusal('agreement.expired');
  if (input.answer === 'refused' || offeredBy === null) return;
  // Whoever was moved to another upline has nothing to accept from the former one.
  if (offeredBy !== member.uplineId) throw new Refusal('agreement.answered');
  const held = await findHeld(db, offeredBy, kind, dayAfter(today));
  if (!held || !areWithin(terms, held.terms)) throw new Refusal('agreement.beyond');
}

/** Whether it counted, the row says afterwards: another device may have been faster. */
function write(call: Answer, { kind, offeredBy }: Agreement): Promise<boolean> {
  const { db, member, input } = call;
  const { now: at, today } = momentOf(call);
  const { agreementId: id, answer } = input;
  const texts = answerNotice(kind, member.account, answer);
  const notice = offeredBy === null ? null : { memberId: offeredBy, texts, createdAt: at };
  if (answer === 'refused') return writeAnswer(db, { id, at, answer }, notice);
  return writeAnswer(db, { id, at, answer, today, fromDay: dayAfter(today) }, notice);
}
