import type { endAgreement as operation } from '@/contracts/agreements/end-agreement';
import { findAgreement, writeEnd } from '../../db/agreements';
import type { Call } from '../../platform/handler';
import { Refusal } from '../../platform/refusal';
import { dayAfter } from '../../platform/site-days';
import { endNotice } from './end-notice';
import { momentOf, stateOf } from './view';

/**
 * Ends an agreement with the merchant's notice, by whoever offered or accepted it; one that has a last day keeps it. The
 * other side reads of it in the inbox, and so do those below who are paid along it (AGENT-24).
 * @throws Refusal those of the contract
 */
export async function endAgreement(call: Call<typeof operation>) {
  const { db, member, merchant, input } = call;
  const moment = momentOf(call);
  const agreement = await findAgreement(db, input.agreementId);
  if (agreement?.agentId !== member.id && agreement?.offeredBy !== member.id)
    throw new Refusal('agreement.unknown');
  const state = stateOf(agreement, moment);
  if (state !== 'inForce' && state !== 'agreed') throw new Refusal('agreement.answered');
  const lastDay = dayAfter(moment.today, merchant.agentRules.noticeDays);
  const notice = { by: member.id, at: moment.now, ...endNotice(agreement.kind, lastDay) };
  await writeEnd(db, agreement.id, lastDay, notice);
  const { untilDay } = (await findAgreement(db, agreement.id)) ?? {};
  if (!untilDay) throw new Error(`agreement ${agreement.id} has no last day`);
  return { until: untilDay };
}
