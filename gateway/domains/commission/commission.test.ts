import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { commissionOf, missingFor } from '@/contracts/commission/commission-rules';
import { writeSettlement } from '../../db/agents/settling';
import { insertAll } from '../../db/insert-all';
import { agentAgreements, agentDays, teamDays, teamPlayDays } from '../../db/schema';
import { dayAfter, siteDays } from '../../platform/site-days';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PASSWORD = 'Lantern2209';
const TODAY = siteDays({ timeZone: 'Asia/Ho_Chi_Minh' }).dayOf(Date.now());
const ago = (days: number) => dayAfter(TODAY, 0 - days);
const RANGE = `from=${ago(30)}&to=${TODAY}`;

let gateway: TestGateway;
let agent: { id: number; account: string };
let other: { id: number; account: string };

async function create(type: number) {
  const account = `pay_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', { account, password: PASSWORD, type });
  return { id, account };
}

const settled = (agentId: number, day: string, amount: number) => ({
  agentId,
  kind: 'commission' as const,
  fromDay: day,
  toDay: day,
  agreementId: null,
  gross: amount + 500,
  paidDown: 300,
  deductions: 200,
  carriedIn: 0,
  carriedOut: 0,
  amount,
  detail: {
    lines: [{ gameType: 'RNG', base: 2_000_000_000, rate: 80, amount: amount + 500 }],
    tier: 1,
    turnover: 2_000_000_000,
    netWin: 7,
    players: 5,
    bonuses: 200,
    corrections: 0,
  },
});

beforeAll(async () => {
  gateway = await startGateway();
  const { db } = gateway;
  await gateway.sandbox('/agents/history');
  agent = await create(1);
  other = await create(42);
  await insertAll(db, agentAgreements, [
    {
      id: 'salary-terms',
      kind: 'salary',
      agentId: agent.id,
      version: 1,
      state: 'accepted',
      terms: { tiers: [{ from: 0, players: 0, rate: 10 }], playerTurnover: 0 },
      offeredAt: 1,
      answerBefore: 2,
      answeredAt: 1,
      fromDay: ago(9),
    },
  ]);
  const made: Parameters<typeof writeSettlement>[1][] = [
    ...[5, 4, 3, 2, 1].map((days) => settled(agent.id, ago(days), 1_000)),
    {
      ...settled(agent.id, ago(2), 500),
      kind: 'salary',
      gross: 500,
      paidDown: 0,
      deductions: 0,
      agreementId: 'salary-terms',
      detail: {
        lines: [{ base: 500_000, rate: 10, amount: 500 }],
        tier: 0,
        turnover: 500_000,
        netWin: 0,
        players: 2,
        bonuses: 0,
        corrections: 0,
        limited: true,
      },
    },
    settled(other.id, ago(1), 9_000),
  ];
  for (const one of made) await writeSettlement(db, one, 1_700_000_000_000);
  await gateway.sandbox('/agents/correction', { account: agent.account, amount: 1.5, reason: 'Bù ngày 1' });
  const common = { agentId: agent.id, day: TODAY, turnover: 9_000_000, activeMembers: 2 };
  await insertAll(db, teamDays, [{ ...common, commission: 80_000, earned: 50_000, bonuses: 10_000 }]);
});

const asAgent = async (account = agent.account) => asMember(gateway, account, PASSWORD);
const ids = (value: unknown) => (value as { list: { id: string }[] }).list.map(({ id }) => id);

describe('an agent’s settlements', () => {
  it('are the own ones alone, the last first, in pages that neither miss nor repeat one [AGENT-26 ROLE-48]', async () => {
    const { get } = await asAgent();
    const whole = (await get(`/wps/agent/settlements?${RANGE}`)).body.value;
    expect(ids(whole)).toEqual([
      `commission-${ago(1)}-${agent.id}`,
      `salary-${ago(2)}-${agent.id}`,
      ...[2, 3, 4, 5].map((days) => `commission-${ago(days)}-${agent.id}`),
    ]);
    const met: string[] = [];
    for (let cursor = ''; ; ) {
      const { value } = (await get(`/wps/agent/settlements?${RANGE}&limit=1${cursor}`)).body;
      met.push(...ids(value));
      const { next } = value as { next: string | null };
      if (next === null) break;
      cursor = `&cursor=${encodeURIComponent(next)}`;
    }
    expect(met).toEqual(ids(whole));
    expect((await get(`/wps/agent/settlements?${RANGE}&cursor=x`)).body.errorCode).toBe('request.invalid');
  });

  it('are narrowed to a kind and to days [AGENT-26]', async () => {
    const { get } = await asAgent();
    const salaries = await get(`/wps/agent/settlements?${RANGE}&kind=salary`);
    expect(ids(salaries.body.value)).toEqual([`salary-${ago(2)}-${agent.id}`]);
    const day = await get(`/wps/agent/settlements?from=${ago(3)}&to=${ago(3)}`);
    expect(ids(day.body.value)).toEqual([`commission-${ago(3)}-${agent.id}`]);
  });

  it('come to sums by kind, and the running day to an estimate with what is taken off and put right [AGENT-26]', async () => {
    const { get } = await asAgent();
    const { value } = (await get(`/wps/agent/settlements/summary?${RANGE}`)).body;
    const sums = { settlements: 5, gross: 75, paidDown: 15, deductions: 10, amount: 50 };
    expect(value).toMatchObject({
      total: 55,
      kinds: expect.arrayContaining([{ kind: 'commission', ...sums }]),
      // 500 earned, a fifth of 100 of bonuses off, 1.50 put right.
      pending: [{ day: TODAY, turnover: 90_000, players: 2, commission: 481.5 }],
    });
    const before = await get(`/wps/agent/settlements/summary?from=${ago(9)}&to=${ago(1)}`);
    expect(before.body.value).toMatchObject({ pending: [] });
  });

  it('say how they came about: lines, tier reached and the next one [AGENT-26]', async () => {
    const { get } = await asAgent();
    const one = (id: string) => get(`/wps/agent/settlements/settlement?id=${id}`);
    expect((await one(`commission-${ago(1)}-${agent.id}`)).body.value).toMatchObject({
      kind: 'commission',
      turnover: 20_000_000,
      players: 5,
      bonuses: 2,
      bonusShare: 2000,
      lines: [{ part: 'RNG', base: 20_000_000, rate: 80, amount: 15 }],
      reached: { from: 10_000_000, players: 3 },
      next: { from: 50_000_000, players: 10 },
      limited: false,
      movement: expect.stringMatching(/^\d+$/),
    });
    expect((await one(`salary-${ago(2)}-${agent.id}`)).body.value).toMatchObject({
      lines: [{ part: 'all', base: 5_000, rate: 10, amount: 5 }],
      reached: { from: 0, players: 0 },
      next: null,
      limited: true,
      corrections: [],
    });
  });

  it('of another agent are not there, for members who are no agents nothing is [AGENT-26 ROLE-31 ROLE-48]', async () => {
    const { get } = await asAgent();
    const strange = await get(`/wps/agent/settlements/settlement?id=commission-${ago(1)}-${other.id}`);
    expect(strange.body).toMatchObject({ success: false, errorCode: 'content.not.found' });
    const theirs = await (await asAgent(other.account)).get(`/wps/agent/settlements?${RANGE}`);
    expect(ids(theirs.body.value)).toEqual([`commission-${ago(1)}-${other.id}`]);
    for (const type of [0, 40]) {
      const asked = await asAgent((await create(type)).account);
      for (const path of [
        `settlements?${RANGE}`,
        `settlements/summary?${RANGE}`,
        `settlements/settlement?id=commission-${ago(1)}-${agent.id}`,
        'rules',
      ])
        expect((await asked.get(`/wps/agent/${path}`)).body.errorCode, path).toBe('permission.denied');
    }
  });

  it('are read by one place of an index however many there are [AGENT-26]', async () => {
    const plan = await gateway.db.all<{ detail: string }>(sql`
      EXPLAIN QUERY PLAN SELECT * FROM settlements WHERE agent_id = 1 AND to_day >= '2026-01-01'
        AND to_day <= '2026-02-01' AND (to_day, id) < ('2026-01-20', 'x') ORDER BY to_day DESC, id DESC LIMIT 31`);
    const told = plan.map(({ detail }) => detail).join('; ');
    expect(told).toContain('settlements_agent');
    expect(told).not.toContain('TEMP B-TREE');
  });
});

describe('the rules of commission', () => {
  it('give in the browser what the roll-up of a day gave every agent of the seeded tree [AGENT-26]', async () => {
    const rows = await gateway.db
      .select()
      .from(teamPlayDays)
      .innerJoin(
        teamDays,
        sql`${teamDays.agentId} = ${teamPlayDays.agentId} AND ${teamDays.day} = ${teamPlayDays.day}`,
      )
      .innerJoin(agentDays, sql`${agentDays.day} = ${teamPlayDays.day} AND ${agentDays.merchant} = 'hoadang'`)
      .where(sql`${teamPlayDays.day} >= ${ago(20)} AND ${teamPlayDays.agentId} <> ${agent.id}`);
    const groups = new Map<string, typeof rows>();
    for (const row of rows) {
      const key = `${row.team_days.agentId} ${row.team_days.day}`;
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    expect(groups.size).toBeGreaterThan(100);
    const tiers = new Set<number>();
    for (const group of groups.values()) {
      const [{ team_days: team, agent_days: day }] = group as [(typeof group)[number]];
      const play = group.map(({ team_play_days: { gameType, turnover } }) => ({ gameType, turnover }));
      const told = commissionOf(day.rules.commissionTiers, play, team.activeMembers);
      tiers.add(told.tier);
      expect(told.amount).toBe(team.commission);
      expect(told.lines.map(({ amount }) => amount)).toEqual(
        group.map(({ team_play_days: { commission } }) => commission),
      );
    }
    expect(tiers.size).toBeGreaterThan(1);
  });

  it('say what the next tier still asks for [AGENT-26]', () => {
    expect(missingFor({ turnover: 500, players: 10 }, 620, 4)).toEqual({ turnover: 0, players: 6 });
  });
});
