import type { getDownlineAgreement } from '@/contracts/agreements/downline';
import type { listDownlineAgreements } from '@/contracts/agreements/downlines';
import { findHeld, listOffered, listVersions } from '../../db/agreements';
import { refuseNonAgent } from '../../platform/agent';
import type { Call } from '../../platform/handler';
import { PAGE_SIZE } from '../../platform/page';
import { Refusal } from '../../platform/refusal';
import { dayAfter } from '../../platform/site-days';
import { directAgent } from './direct-agent';
import { agreementView, momentOf, stateOf, termsView } from './view';

/** One page of the agreements that the agent offered, the last first (AGENT-24, AGENT-25). */
export async function downlineAgreements(call: Call<typeof listDownlineAgreements>) {
  const { db, member, input } = call;
  refuseNonAgent(member);
  const moment = momentOf(call);
  const { cursor, group, limit = PAGE_SIZE } = input;
  const before = placeOf(cursor);
  const rows = await listOffered(db, member.id, { group, ...moment, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.agreement;
  return {
    list: shown.map(({ agreement, account }) => {
      const { id, kind, version, terms, answerBefore, fromDay, untilDay } = agreement;
      return {
        id,
        account,
        kind,
        version,
        answerBefore,
        state: stateOf(agreement, moment),
        lowestRate: terms.tiers.at(0)?.rate ?? 0,
        highestRate: terms.tiers.at(-1)?.rate ?? 0,
        from: fromDay,
        until: untilDay,
      };
    }),
    next: last && rows.length > limit ? `${last.offeredAt}.${last.id}` : null,
  };
}

/** @throws Refusal `request.invalid` for a cursor that the gateway never gave */
function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (!at || !id) throw new Refusal('request.invalid');
  return { at: Number(at), id };
}

/** What the agent agreed with a direct downline, and nobody else did, beside what the agent holds when an offer of today came into force (AGENT-24). */
export async function downlineAgreement(call: Call<typeof getDownlineAgreement>) {
  const { db, member, merchant, input } = call;
  refuseNonAgent(member);
  const agent = await directAgent(call, input.account);
  const moment = momentOf(call);
  const [versions, held] = await Promise.all([
    listVersions(db, agent.id, input.kind, member.id),
    findHeld(db, member.id, input.kind, dayAfter(moment.today)),
  ]);
  const { answerDays, noticeDays } = merchant.agentRules;
  return {
    account: agent.account,
    versions: versions.map(({ agreement }) => agreementView(agreement, moment)),
    own: held ? termsView(held.terms) : null,
    answerDays,
    noticeDays,
  };
}
