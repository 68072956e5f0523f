import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeSettlement } from '../../db/agents/settling';
import { insertAll } from '../../db/insert-all';
import {
  agentCorrections,
  agentDays,
  memberDays,
  settlements,
  teamDays,
  teamPlayDays,
  teamSpans,
} from '../../db/schema';
import { activeSql, paidCommissionsSql, teamDaysSql, teamProductsSql } from '../../db/team-figures';
import { dayAfter, siteDays } from '../../platform/site-days';
import { MERCHANTS } from '../../seed/merchants';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PASSWORD = 'Lantern2209';
const SITE = MERCHANTS.find(({ code }) => code === 'hoadang') as (typeof MERCHANTS)[number];
const TODAY = siteDays({ timeZone: 'Asia/Ho_Chi_Minh' }).dayOf(Date.now());
const ago = (days: number) => dayAfter(TODAY, 0 - days);

let gateway: TestGateway;
let agent: { id: number; account: string };

async function create(type: number, uplineId?: number) {
  const account = `kpi_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await gateway.sandbox<{ id: number }>('/members', { account, password: PASSWORD, type });
  if (uplineId) await gateway.db.run(sql`UPDATE members SET upline_id = ${uplineId} WHERE id = ${id}`);
  return { id, account };
}

/** An agent with an agent and a player below, and a player below that agent, and four days of them. */
beforeAll(async () => {
  gateway = await startGateway();
  const { db } = gateway;
  agent = await create(1);
  const branch = await create(1, agent.id);
  const player = await create(0, agent.id);
  const below = await create(0, branch.id);
  await insertAll(db, memberDays, [
    { memberId: player.id, day: ago(2), turnover: 30_000_000, active: true },
    { memberId: player.id, day: ago(1), turnover: 30_000_000, active: true },
    { memberId: player.id, day: TODAY, turnover: 1_000_000, active: false },
    { memberId: below.id, day: ago(1), turnover: 50_000_000, active: true },
    { memberId: agent.id, day: ago(1), turnover: 90_000_000, active: true },
  ]);
  const common = { agentId: agent.id, deposits: 100, withdrawals: 50, netWin: -700 };
  await insertAll(db, teamDays, [
    { ...common, day: ago(2), turnover: 30_000_000, newMembers: 1, activeMembers: 1, earned: 90_000 },
    { ...common, day: ago(1), turnover: 80_000_000, newMembers: 2, activeMembers: 2, earned: 140_000 },
    { ...common, day: TODAY, turnover: 1_000_000, earned: 3_000 },
  ]);
  await insertAll(db, teamPlayDays, [
    { agentId: agent.id, day: ago(2), gameType: 'RNG', turnover: 30_000_000, earned: 90_000 },
    { agentId: agent.id, day: ago(1), gameType: 'LIVE', turnover: 80_000_000, earned: 140_000 },
    { agentId: agent.id, day: TODAY, gameType: 'RNG', turnover: 1_000_000, earned: 3_000 },
  ]);
  const sums = { span: 'days7', players: 1, agents: 0 } as const;
  await insertAll(db, teamSpans, [
    { ...sums, memberId: branch.id, turnover: 50_000_000, commission: 150_000 },
    { ...sums, memberId: player.id, players: 0, turnover: 61_000_000, commission: 0 },
  ]);
  await db
    .insert(agentDays)
    .values(
      [2, 1, 0].map((days) => ({
        merchant: SITE.code,
        day: ago(days),
        untilQuarter: 0,
        rules: SITE.agentRules,
        updatedAt: 1_700_000_000_000 - days,
        closedAt: days === 0 ? null : 1,
      })),
    )
    .onConflictDoNothing();
  // The whole of the day before yesterday went to the bonuses of the team.
  await db.insert(settlements).values({
    id: crypto.randomUUID(),
    agentId: agent.id,
    kind: 'commission',
    fromDay: ago(2),
    toDay: ago(2),
    gross: 90_000,
    deductions: 90_000,
    amount: 0,
    at: 1,
    detail: { lines: [], tier: 0, turnover: 0, netWin: 0, players: 1, bonuses: 90_000, corrections: 0 },
  });
});

const kpi = async (from: string, to: string, account = agent.account) =>
  (await (await asMember(gateway, account, PASSWORD)).get(`/wps/agent/teamKpi?from=${from}&to=${to}`)).body;

describe('the figures of a team', () => {
  it('are those of everybody below, day by day; commission as it was paid, beside it an estimate of what is not settled [AGENT-07 AGENT-08 CALL-77 ROLE-34]', async () => {
    const { value } = await kpi(ago(3), TODAY);
    const money = { deposits: 1, withdrawals: 0.5, netWin: -7, commission: 0, estimate: 0 };
    const none = { ...money, turnover: 0, deposits: 0, withdrawals: 0, netWin: 0 };
    expect(value).toEqual({
      updatedAt: expect.any(Number),
      members: 3,
      agents: 1,
      total: {
        commission: 0,
        estimate: 1_430,
        turnover: 1_110_000,
        deposits: 3,
        withdrawals: 1.5,
        netWin: -21,
        // Who was active on two days counts once, and the agent not at all.
        newMembers: 3,
        activeMembers: 2,
      },
      days: [
        { day: ago(3), ...none, newMembers: 0, activeMembers: 0 },
        { day: ago(2), ...money, turnover: 300_000, newMembers: 1, activeMembers: 1 },
        { day: ago(1), ...money, turnover: 800_000, estimate: 1_400, newMembers: 2, activeMembers: 2 },
        { day: TODAY, ...money, turnover: 10_000, estimate: 30, newMembers: 0, activeMembers: 0 },
      ],
      products: [
        { gameType: 'LIVE', turnover: 800_000, commission: 1_400 },
        { gameType: 'RNG', turnover: 310_000, commission: 930 },
      ],
    });
  });

  it('end with the running day, and are none of a range to come [AGENT-08]', async () => {
    expect(((await kpi(TODAY, dayAfter(TODAY, 9))).value as { days: object[] }).days).toHaveLength(1);
    const { value } = await kpi(dayAfter(TODAY, 3), dayAfter(TODAY, 9));
    expect(value).toMatchObject({ days: [], total: { turnover: 0, activeMembers: 0 }, members: 3 });
  });

  it('are an agent’s alone, and each agent’s own [AGENT-05 ROLE-48]', async () => {
    for (const type of [0, 4, 40]) {
      const { account } = await create(type, agent.id);
      expect(await kpi(TODAY, TODAY, account)).toMatchObject({ errorCode: 'permission.denied' });
      const caller = await asMember(gateway, account, PASSWORD);
      expect((await caller.get('/wps/agent/team/best?span=days7')).body).toMatchObject({
        errorCode: 'permission.denied',
      });
    }
    const { account } = await create(41);
    expect((await kpi(ago(3), TODAY, account)).value).toMatchObject({
      members: 0,
      agents: 0,
      products: [],
      total: { commission: 0, estimate: 0, turnover: 0, activeMembers: 0 },
    });
  });

  it('have what a correction alone brought, on days without play: paid where it was settled, else estimated, and the total is the sum of the days [AGENT-07 AGENT-08 AGENT-26]', async () => {
    const { id, account } = await create(41);
    const corrected = { lines: [], tier: -1, turnover: 0, netWin: 0, players: 0, bonuses: 0 };
    await writeSettlement(
      gateway.db,
      {
        agentId: id,
        kind: 'commission',
        fromDay: ago(2),
        toDay: ago(2),
        agreementId: null,
        gross: 0,
        paidDown: 0,
        deductions: -20_000,
        carriedIn: 0,
        carriedOut: 0,
        amount: 20_000,
        detail: { ...corrected, corrections: 20_000 },
      },
      1,
    );
    await insertAll(gateway.db, agentCorrections, [
      { agentId: id, day: TODAY, amount: 70_000, reason: 'put right', at: 1 },
    ]);
    const { value } = await kpi(ago(3), TODAY, account);
    expect(value).toMatchObject({
      total: { commission: 200, estimate: 700 },
      days: [
        { day: ago(3), commission: 0, estimate: 0 },
        { day: ago(2), commission: 200, estimate: 0 },
        { day: ago(1), commission: 0, estimate: 0 },
        { day: TODAY, commission: 0, estimate: 700 },
      ],
    });
  });

  it('tell who right below earned most, by commission before turnover [AGENT-26]', async () => {
    const caller = await asMember(gateway, agent.account, PASSWORD);
    const best = async (span: string) =>
      ((await caller.get(`/wps/agent/team/best?span=${span}`)).body.value as { list: object[] }).list;
    expect(await best('days7')).toMatchObject([
      { members: 1, turnover: 500_000, commission: 1_500 },
      { members: 0, turnover: 610_000, commission: 0 },
    ]);
    expect(await best('lastMonth')).toEqual([]);
  });

  it.each([
    ['the days', teamDaysSql, [/SEARCH d USING INDEX \S+ \(agent_id=\? AND day>\? AND day<\?\)/]],
    [
      'what was paid',
      paidCommissionsSql,
      [/SEARCH settlements USING INDEX settlements_once \(agent_id=\? AND kind=\? AND from_day>/],
    ],
    ['the products', teamProductsSql, [/SEARCH team_play_days USING INDEX \S+ \(agent_id=\? AND day>/]],
    [
      'active members',
      activeSql,
      [
        /SEARCH l USING COVERING INDEX team_lines_team \(ancestor_id=\? AND depth>\?\)/,
        /SEARCH d EXISTS USING INDEX member_days_active \(member_id=\? AND day>\? AND day<\?\)/,
      ],
    ],
  ])('of twelve months read nothing but kept days: %s [AGENT-08]', async (_, statementOf, steps) => {
    const plan = await planOf(statementOf(agent.id, { from: ago(365), to: TODAY }));
    expect(plan.some((step) => step.startsWith('SCAN'))).toBe(false);
    for (const step of steps) expect(plan).toEqual(expect.arrayContaining([expect.stringMatching(step)]));
    expect(plan.join()).not.toMatch(/quarters|ledger|game_/);
  });
});

/** How the database goes about a statement, a line for each step. */
async function planOf(statement: SQL): Promise<string[]> {
  const steps = await gateway.db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${statement}`);
  return steps.map(({ detail }) => detail);
}
