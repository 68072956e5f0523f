import { AGREEMENT_KINDS, type AgreementKind } from '@/contracts/agreements/kinds';
import { SETTLEMENT_KINDS, type SettlementKind } from '@/contracts/commission/settlement-kinds';
import { KEPT_SPANS } from '@/contracts/team/kept-spans';
import { closeBefore, readLastClosed } from '@/gateway/db/agents/days';
import { writeSettlement } from '@/gateway/db/agents/settling';
import { writeAnswer, writeEnd, writeWithdrawn } from '@/gateway/db/agreements';
import { insertAll } from '@/gateway/db/insert-all';
import { findMember } from '@/gateway/db/members';
import { HOUR_MS } from '@/gateway/db/quota-uses';
import { changeMember } from '@/gateway/db/sandbox';
import {
  type AgreementTerms,
  agentAgreements,
  agentCorrections,
  agentDays,
  type Member,
  teamDays,
  teamPlayDays,
  teamSpans,
} from '@/gateway/db/schema';
import { rollUp } from '@/gateway/domains/agents/scheduled';
import { openWallet } from '@/gateway/domains/wallet/open-wallet';
import { dayAfter, siteDays } from '@/gateway/platform/site-days';
import { offerTo, TERMS } from '../agreements';
import { SandboxError } from '../command';
import { playRound } from '../played-rounds';
import { siteOf } from '../site';
import { freshMember, STATE_MERCHANT } from '../state-member';
import type { Handlers } from './handlers';
import { memberOf, type Row, textOf } from './row';

const DAY_MS = 24 * HOUR_MS;
const QUARTER_MS = 900_000;
const AGENT = 1;
/** Long enough to have been silent for 30 days. */
const LONG_AGO_MS = 60 * DAY_MS;
/** Enough for an active day, in 1/100 units. */
const ROUND = { nodeId: 90001, bet: 20_000_000, win: 1_000_000 };
const TURNOVER = 184_000_000;
const COMMISSION = 552_000;
/** Less than what the examples offer. */
const LESS: AgreementTerms = { ...TERMS, tiers: TERMS.tiers.map((tier) => ({ ...tier, rate: 1 })) };
/** Reaches the second tier of three active members, and not the third. */
const SETTLED = {
  turnover: 2_000_000_000,
  players: 5,
  gross: 16_000_000,
  bonuses: 400_000,
  correction: 50_000,
};
const SETTLED_TERMS: AgreementTerms = {
  tiers: [
    { from: 0, players: 0, rate: 10 },
    { from: 1_000_000_000_000, players: 50, rate: 20 },
  ],
  playerTurnover: 0,
};

/** Handlers of the states about agents: agreements, teams, settlements. */
export const agentHandlers = {
  'an agreement': async (row, params) => {
    const { with: other = 'house', kind = 'salary', state = 'waiting', low = false } = params;
    const terms = low ? LESS : TERMS;
    const kinds = kind === 'every' ? AGREEMENT_KINDS : [kind];
    const by = other === 'downline' ? await memberOf(row) : null;
    const agent = by ? await downlineOf(row) : await memberOf(row);
    let agreementId = '';
    for (const one of kinds) agreementId = await agree(row, agent, by, { kind: one, state, terms });
    return { agreementId, cursor: `${row.clock.now() + HOUR_MS}.z` };
  },

  'the member’s team': async (row, { has = 'downline', type = 0, kind = 'commission' }) => {
    const { id } = await memberOf(row);
    if (has === 'downline') return { downline: (await freshMember(row, { uplineId: id, type })).account };
    if (has === 'members') return enrol(row, id);
    if (has === 'days') return sumUp(row, id);
    if (has === 'settlements') return pay(row, id, kind);
    const upline = await freshMember(row, { type: AGENT });
    await changeMember(row.db, id, { uplineId: upline.id });
    return { upline: upline.account };
  },
} satisfies Partial<Handlers>;

/** Agents and players below an agent, some active today, some silent for long. */
async function enrol(row: Row, id: number) {
  const below = await freshMember(row, { type: AGENT, uplineId: id });
  await freshMember(row, { type: AGENT, uplineId: id });
  for (const _ of 'AB') {
    await freshMember(row, { type: AGENT, uplineId: below.id });
    await freshMember(row, { uplineId: below.id, regDate: row.clock.now() - LONG_AGO_MS });
  }
  const { account } = await activePlayer(row, below.id);
  await activePlayer(row, below.id);
  await rollUp(row, await siteOf(row, STATE_MERCHANT));
  return { member: String(below.id), cursor: '99999999999999.1', name: account };
}

/** Today as it is rolled up for an agent, one of whose players played. */
async function sumUp(row: Row, agentId: number): Promise<void> {
  const { id: memberId } = await freshMember(row, { uplineId: agentId });
  const day = textOf(row.values, 'to');
  const sums = { turnover: TURNOVER, commission: COMMISSION, deposits: 50_000_000, netWin: 9_000_000 };
  const counted = { newMembers: 1, activeMembers: 1, members: 1 };
  const spans = KEPT_SPANS.map((span) => ({ memberId, span, ...sums }));
  await insertAll(row.db, agentDays, [await dayRow(row, day)]);
  await insertAll(row.db, teamDays, [{ agentId, day, ...sums, earned: COMMISSION, ...counted }]);
  await insertAll(row.db, teamPlayDays, [
    { agentId, day, gameType: 'RNG', turnover: TURNOVER, earned: COMMISSION },
  ]);
  await insertAll(row.db, teamSpans, spans);
}

/** Pays an agent what two days of its own come to, of every kind; the last settlement of a kind. */
async function pay(row: Row, agentId: number, kind: SettlementKind) {
  await closeYesterday(row);
  // Days of its own: what is settled on a day that is closed cannot be put right any more.
  const day = dayAfter('2004-01-01', 3 * (agentId % 2_500));
  for (const one of [dayAfter(day, -1), day]) {
    for (const settled of SETTLEMENT_KINDS) await settle(row, agentId, settled, one);
  }
  const running = dayAfter(day);
  const { turnover, gross: earned, players: activeMembers } = SETTLED;
  await insertAll(row.db, agentDays, [await dayRow(row, running)]);
  await insertAll(row.db, teamDays, [{ agentId, day: running, turnover, earned, activeMembers }]);
  const range = { from: dayAfter(day, -20), to: running };
  return { id: `${kind}-${day}-${agentId}`, ...range, cursor: `${dayAfter(day, 2)}.z` };
}

type Agreed = { kind: AgreementKind; state: string; terms: AgreementTerms };

/** Offers an agent an agreement, by the house or its upline, and has it in a state; its id. */
async function agree(row: Row, agent: Member, by: Member | null, { kind, state, terms }: Agreed) {
  const { db, clock } = row;
  const now = clock.now();
  const accepted = state === 'inForce' || state === 'ended';
  const hours = state === 'expired' ? -1 : 24;
  const upline = state === 'beyond' ? await uplineWhoseOwnEnds(row, agent) : by;
  const id = await offerTo(row, agent, { by: upline, kind, terms, accepted, hours });
  if (state === 'refused') await writeAnswer(db, { id, answer: 'refused', at: now }, null);
  if (state === 'withdrawn') await writeWithdrawn(db, id, now);
  if (state === 'ended') await writeEnd(db, id, dayAfter(await today(row), -1));
  return id;
}

async function uplineWhoseOwnEnds(row: Row, { id }: Member): Promise<Member> {
  const upline = await freshMember(row, { type: AGENT });
  await changeMember(row.db, id, { uplineId: upline.id });
  await writeEnd(row.db, await offerTo(row, upline, { accepted: true }), await today(row));
  return upline;
}

async function downlineOf({ db, values }: Row): Promise<Member> {
  const found = await findMember(db, STATE_MERCHANT, textOf(values, 'downline'));
  if (!found) throw new SandboxError('no state before this one is about a downline');
  return found;
}

const today = async (row: Row): Promise<string> =>
  siteDays(await siteOf(row, STATE_MERCHANT)).dayOf(row.clock.now());

/** A new player below an agent, active today. */
async function activePlayer(row: Row, uplineId: number): Promise<Member> {
  const member = await freshMember(row, { uplineId });
  await openWallet(row.db, member.id, 2 * ROUND.bet, row.clock.now());
  await playRound(row, member.id, ROUND);
  return member;
}

/** A day as it is rolled up. */
async function dayRow(row: Row, day: string) {
  const { agentRules: rules, ...site } = await siteOf(row, STATE_MERCHANT);
  const untilQuarter = siteDays(site).startOf(dayAfter(day)) / QUARTER_MS;
  return { merchant: site.code, day, untilQuarter, rules, updatedAt: row.clock.now() };
}

async function closeYesterday({ db, clock }: Row): Promise<void> {
  const site = await siteOf({ db }, STATE_MERCHANT);
  if (await readLastClosed(db, site.code)) return;
  const days = siteDays(site);
  const now = days.dayOf(clock.now());
  await closeBefore(db, site, { day: dayAfter(now, -1), until: days.startOf(now) }, clock.now());
}

/** Settles a day, which is closed for it. */
async function settle(row: Row, agentId: number, kind: SettlementKind, day: string): Promise<void> {
  const at = row.clock.now();
  const { turnover, players, gross } = SETTLED;
  const isCommission = kind === 'commission';
  const bonuses = isCommission ? SETTLED.bonuses : 0;
  const corrections = isCommission ? SETTLED.correction : 0;
  if (isCommission) {
    await insertAll(row.db, agentCorrections, [
      { agentId, day, amount: corrections, reason: 'Chỉnh sửa', at },
    ]);
  }
  const agreementId = isCommission ? null : await agreedOn(row, agentId, kind, day);
  await insertAll(row.db, agentDays, [{ ...(await dayRow(row, day)), closedAt: at, settledAt: at }]);
  const parts = { commission: { gameType: 'RNG' }, hour: { hour: 20 }, salary: {}, dividend: {} };
  const base = kind === 'dividend' ? { turnover: 0, netWin: turnover } : { turnover, netWin: 0 };
  const settlement = {
    agentId,
    kind,
    fromDay: day,
    toDay: day,
    agreementId,
    gross,
    paidDown: 0,
    deductions: bonuses - corrections,
    carriedIn: 0,
    carriedOut: 0,
    amount: gross - bonuses + corrections,
    detail: {
      lines: [{ ...parts[kind], base: turnover, rate: 80, amount: gross }],
      ...base,
      tier: isCommission ? 1 : 0,
      players,
      bonuses,
      corrections,
    },
  };
  await writeSettlement(row.db, settlement, at);
}

/** An agreement that held on a day long past; its id. */
async function agreedOn(
  { db, clock }: Row,
  agentId: number,
  kind: AgreementKind,
  day: string,
): Promise<string> {
  const at = clock.now();
  const id = `${kind}-${day}-${agentId}`;
  const version = Number(day.replaceAll('-', ''));
  const answered = { state: 'accepted', answeredAt: at, answerBefore: at, offeredAt: at } as const;
  await insertAll(db, agentAgreements, [
    { id, kind, agentId, version, terms: SETTLED_TERMS, fromDay: day, untilDay: day, ...answered },
  ]);
  return id;
}
