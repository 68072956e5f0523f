import { SETTLEMENT_KINDS, type SettlementKind } from '@/contracts/commission/settlement-kinds';
import { closeBefore, readLastClosed } from '../../db/agents/days';
import { writeSettlement } from '../../db/agents/settling';
import { insertAll } from '../../db/insert-all';
import { agentAgreements, agentCorrections, agentDays, teamDays } from '../../db/schema';
import { startSession } from '../../domains/session/open-session';
import { dayAfter, siteDays } from '../../platform/site-days';
import type { Sandbox } from './command';
import { siteOf } from './site';
import type { State } from './state';
import { freshMember, STATE_MERCHANT } from './state-member';

const AGENT = 1;
const QUARTER_MS = 900_000;
/** In 1/100 units: reaches the second tier of three active members, and not the third. */
const TURNOVER = 2_000_000_000;
const PLAYERS = 5;
const GROSS = 16_000_000;
const [BONUSES, CORRECTION] = [400_000, 50_000];
const TERMS = {
  tiers: [
    { from: 0, players: 0, rate: 10 },
    { from: 1_000_000_000_000, players: 50, rate: 20 },
  ],
  playerTurnover: 0,
};

/** Provider states of settlements, of an agent and of days nobody else uses. */
export const settlementStates: Record<string, State> = {
  'an agent has settlements': async (sandbox) => {
    const { agentId, day, ...values } = await newAgent(sandbox);
    for (const one of [dayAfter(day, -1), day])
      for (const kind of SETTLEMENT_KINDS) await settle(sandbox, agentId, kind, one);
    const running = dayAfter(day);
    await insertAll(sandbox.db, agentDays, [await dayRow(sandbox, running)]);
    await insertAll(sandbox.db, teamDays, [
      { agentId, day: running, turnover: TURNOVER, earned: GROSS, activeMembers: PLAYERS },
    ]);
    return { ...values, id: `commission-${day}-${agentId}` };
  },
  'an agent has a settlement of an agreement': async (sandbox, { kind }) => {
    const { agentId, day, token } = await newAgent(sandbox);
    await settle(sandbox, agentId, kind as SettlementKind, day);
    return { token, id: `${String(kind)}-${day}-${agentId}` };
  },
  'an agent asks for a settlement of another': async (sandbox) => {
    const { agentId, day } = await newAgent(sandbox);
    await settle(sandbox, agentId, 'commission', day);
    const { token } = await newAgent(sandbox);
    return { token, id: `commission-${day}-${agentId}` };
  },
  'a member who is no agent asks for settlements': async (sandbox) => {
    const { agentId, day, ...values } = await newAgent(sandbox, 0);
    return { ...values, id: `commission-${day}-${agentId}` };
  },
};

/** A new agent, a day long past, and what a request for the days around it takes. */
async function newAgent(sandbox: Sandbox, type = AGENT) {
  const { db, clock } = sandbox;
  const site = await siteOf(sandbox, STATE_MERCHANT);
  const days = siteDays(site);
  const today = days.dayOf(clock.now());
  if (!(await readLastClosed(db, site.code)))
    await closeBefore(db, site, { day: dayAfter(today, -1), until: days.startOf(today) }, clock.now());
  const agent = await freshMember(sandbox, { type });
  // Days of its own: what is settled on a day that is closed cannot be put right any more.
  const day = dayAfter('2004-01-01', 3 * (agent.id % 2_500));
  return {
    agentId: agent.id,
    day,
    from: dayAfter(day, -20),
    to: dayAfter(day),
    cursor: `${dayAfter(day, 2)}.z`,
    token: await startSession(db, agent, clock.now()),
  };
}

/** A day as it is rolled up. */
async function dayRow(sandbox: Sandbox, day: string) {
  const { agentRules: rules, ...site } = await siteOf(sandbox, STATE_MERCHANT);
  const untilQuarter = siteDays(site).startOf(dayAfter(day)) / QUARTER_MS;
  return { merchant: site.code, day, untilQuarter, rules, updatedAt: sandbox.clock.now() };
}

/** Settles a day, which is closed for it. */
async function settle(sandbox: Sandbox, agentId: number, kind: SettlementKind, day: string): Promise<void> {
  const { db, clock } = sandbox;
  const at = clock.now();
  const isCommission = kind === 'commission';
  const [bonuses, corrections] = isCommission ? [BONUSES, CORRECTION] : [0, 0];
  const agreementId = isCommission ? null : await agree(sandbox, agentId, kind, day);
  if (isCommission)
    await insertAll(db, agentCorrections, [{ agentId, day, amount: CORRECTION, reason: 'Chỉnh sửa', at }]);
  await insertAll(db, agentDays, [{ ...(await dayRow(sandbox, day)), closedAt: at, settledAt: at }]);
  const parts = { commission: { gameType: 'RNG' }, hour: { hour: 20 }, salary: {}, dividend: {} };
  const base = kind === 'dividend' ? { turnover: 0, netWin: TURNOVER } : { turnover: TURNOVER, netWin: 0 };
  const settlement = {
    agentId,
    kind,
    fromDay: day,
    toDay: day,
    agreementId,
    gross: GROSS,
    paidDown: 0,
    deductions: bonuses - corrections,
    carriedIn: 0,
    carriedOut: 0,
    amount: GROSS - bonuses + corrections,
    detail: {
      lines: [{ ...parts[kind], base: TURNOVER, rate: 80, amount: GROSS }],
      ...base,
      tier: isCommission ? 1 : 0,
      players: PLAYERS,
      bonuses,
      corrections,
    },
  };
  await writeSettlement(db, settlement, at);
}

async function agree(
  { db, clock }: Sandbox,
  agentId: number,
  kind: Exclude<SettlementKind, 'commission'>,
  day: string,
): Promise<string> {
  const at = clock.now();
  const id = `${kind}-${day}-${agentId}`;
  const version = Number(day.replaceAll('-', ''));
  const answered = { state: 'accepted', answeredAt: at, answerBefore: at, offeredAt: at } as const;
  await insertAll(db, agentAgreements, [
    { id, kind, agentId, version, terms: TERMS, fromDay: day, untilDay: day, ...answered },
  ]);
  return id;
}
