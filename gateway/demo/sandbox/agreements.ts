import * as v from 'valibot';
import { AGREEMENT_KINDS } from '@/contracts/agreements/kinds';
import { putAgreement, readLastVersion } from '../../db/agreements';
import { HOUR_MS } from '../../db/quota-uses';
import type { Agreement, AgreementTerms, Member } from '../../db/schema';
import { dayAfter, siteDays } from '../../platform/site-days';
import { command, type Sandbox, type SandboxApp } from './command';
import { memberOf } from './member-of';
import { siteOf } from './site';

/** Terms of every agreement that the sandbox makes up. */
export const TERMS: AgreementTerms = {
  playerTurnover: 200_000_00,
  tiers: [
    { from: 10_000_000_00, players: 3, rate: 30 },
    { from: 50_000_000_00, players: 5, rate: 50 },
  ],
};

const agreementSchema = v.object({
  merchant: v.optional(v.string(), 'hoadang'),
  account: v.string(),
  kind: v.optional(v.picklist(AGREEMENT_KINDS), 'salary'),
  /** Account of the upline; the house without one. */
  by: v.optional(v.string()),
  /** In force since yesterday. */
  accepted: v.optional(v.boolean(), false),
  /** Hours in which it is to be answered; over below 0. */
  hours: v.optional(v.number(), 24),
});

/** The command that offers an agent an agreement, or has one in force. */
export function addAgreementCommands(app: SandboxApp): void {
  command(app, '/agreements', agreementSchema, async (sandbox, wanted) => {
    const { merchant, account, by, hours, ...more } = wanted;
    const member = await memberOf(sandbox, merchant, account);
    const upline = by === undefined ? null : await memberOf(sandbox, merchant, by);
    return { agreementId: await offerTo(sandbox, member, { ...more, by: upline, hours }) };
  });
}

type Wanted = {
  kind?: Agreement['kind'];
  by?: Member | null;
  accepted?: boolean;
  hours?: number;
  terms?: AgreementTerms;
};

/** Offers a member an agreement, by the house unless told, or has one in force since yesterday; answers its id. */
export async function offerTo(sandbox: Sandbox, member: Member, wanted: Wanted = {}): Promise<string> {
  const { db, clock } = sandbox;
  const { kind = 'salary', by = null, accepted = false, hours = 24, terms = TERMS } = wanted;
  const now = clock.now();
  const yesterday = dayAfter(siteDays(await siteOf(sandbox, member.merchant)).dayOf(now), -1);
  const id = crypto.randomUUID();
  await putAgreement(db, {
    id,
    kind,
    agentId: member.id,
    offeredBy: by?.id ?? null,
    terms,
    version: 1 + (await readLastVersion(db, member.id, kind)),
    offeredAt: now - HOUR_MS,
    answerBefore: now + hours * HOUR_MS,
    state: accepted ? 'accepted' : 'offered',
    answeredAt: accepted ? now - HOUR_MS : null,
    fromDay: accepted ? yesterday : null,
    untilDay: null,
  });
  return id;
}
