import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway';
import { findMember } from './members';
import type { Db } from './open';
import { broughtSql, countTeam, listTeam, sumBrought, type Team, teamSql } from './team-tree';

const DAY = '2026-11-22';
let gateway: TestGateway;
let db: Db;
let agentId: number;
let branchId: number;
let wideId: number;

beforeAll(async () => {
  gateway = await startGateway();
  db = gateway.db;
  agentId = (await findMember(db, 'hoadang', 'member41'))?.id ?? 0;
  await gateway.sandbox('/agents/grow', { account: 'member41', prefix: 'grow_', deep: 1_000, wide: 1_000 });
  branchId = (await findMember(db, 'hoadang', 'grow_0'))?.id ?? 0;
  wideId = (await findMember(db, 'hoadang', 'grow_wide'))?.id ?? 0;
}, 120_000);

const team = (ownerId: number): Team => ({
  ownerId,
  depth: 0,
  span: 'days30',
  days: { from: '2026-10-24', to: DAY },
  since: 0,
  quiet: { from: '2026-10-24', since: 0 },
});
const FIRST = { order: 'turnover', before: undefined, limit: 51 } as const;

/** How the database goes about a statement, a line for each step. */
async function planOf(statement: SQL): Promise<string> {
  const steps = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${statement}`);
  return steps.map(({ detail }) => detail).join('\n');
}

describe('a tree of 2,000 on ten levels', () => {
  it.each([
    ['those right below', 'direct', /SEARCH m USING INDEX members_upline \(upline_id=\?\)/],
    [
      'all levels',
      'players',
      /SEARCH l USING COVERING INDEX team_lines_team \(ancestor_id=\? AND depth>\?\)/,
    ],
  ] as const)('reads for %s one team and nobody else’s [AGENT-25]', async (_, part, step) => {
    const plan = await planOf(teamSql(team(agentId), { part, ...FIRST }));
    expect(plan).toMatch(step);
    expect(plan).not.toMatch(/SCAN (?!p\b|\(subquery)/);
  });

  it('reads for what branches brought their own days alone [AGENT-25]', async () => {
    const plan = await planOf(broughtSql(agentId, [branchId, wideId], { from: DAY, to: DAY }));
    expect(plan).toMatch(/SEARCH l USING .*\(member_id=\? AND ancestor_id=\?\)/);
    expect(plan).toMatch(/SEARCH b USING .*\(member_id=\?\)/);
    expect(plan).toMatch(/SEARCH mine USING .*\(agent_id=\? AND day=\? AND game_type=\?\)/);
    expect(plan.match(/SEARCH t USING .*_id=\? AND day>\? AND day<\?\)/g)).toHaveLength(2);
  });

  it('is counted whole, and pages of 1,000 right below one agent follow each other without a gap [AGENT-25]', async () => {
    expect(await countTeam(db, team(agentId))).toMatchObject({ members: 2_001 });
    const seen = new Set<number>();
    for (let before: { figure: number; id: number } | undefined; ; ) {
      const rows = await listTeam(db, team(wideId), {
        part: 'direct',
        order: 'turnover',
        before,
        limit: 1_000,
      });
      for (const { id } of rows) seen.add(id);
      before = rows.at(-1);
      if (rows.length < 100) break;
    }
    expect(seen.size).toBe(1_000);
  });
});

it('says what a branch brought at the rates of each day, less what the agent between receives, whose own play is the upline’s [AGENT-25]', async () => {
  const below = (await findMember(db, 'hoadang', 'grow_1'))?.id ?? 0;
  const player = (await findMember(db, 'hoadang', 'grow_9'))?.id ?? 0;
  const days = ['2020-01-01', '2020-01-02'];
  const play = (table: SQL, who: SQL, id: number, day: number, turnover: number, rate?: number) =>
    db.run(sql`
      INSERT INTO ${table} (${who}, day, game_type, turnover ${rate === undefined ? sql`` : sql`, rate`})
      VALUES (${id}, ${days[day]}, 'RNG', ${turnover} ${rate === undefined ? sql`` : sql`, ${rate}`})`);
  const [own, ofTeam] = [sql`member_play_days`, sql`team_play_days`];
  const [member, agent] = [sql`member_id`, sql`agent_id`];
  await play(ofTeam, agent, agentId, 0, 1_000_000, 100);
  await play(ofTeam, agent, agentId, 1, 1_000_000, 50);
  await play(ofTeam, agent, branchId, 0, 600_000, 70);
  await play(ofTeam, agent, branchId, 1, 300_000, 40);
  await play(own, member, branchId, 0, 50_000);
  await play(ofTeam, agent, below, 0, 90_000, 60);
  await play(own, member, player, 1, 10_099);
  const brought = await sumBrought(db, agentId, [branchId, below, player], {
    from: '2020-01-01',
    to: '2020-01-02',
  });
  expect(brought.get(branchId)).toBe(650_000 * 0.01 - 600_000 * 0.007 + 300_000 * 0.005 - 300_000 * 0.004);
  expect(brought.get(below)).toBe(90_000 * 0.01 - 90_000 * 0.007);
  expect(brought.get(player)).toBe(50 - 40);
});
