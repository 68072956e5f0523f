import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KeptSpan } from '@/contracts/team/kept-spans';
import { auditMoney } from '../../db/audit-money';
import { agentDays, memberDays, settlements, teamDays, teamSpans } from '../../db/schema';
import { dayAfter, siteDays } from '../../platform/site-days';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { spansOf } from './spans';

const AGENT = 1002;
const TODAY = siteDays({ timeZone: 'Asia/Ho_Chi_Minh' }).dayOf(Date.now());
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  await gateway.sandbox('/agents/history');
});

const count = async (statement: ReturnType<typeof sql>) =>
  (await gateway.db.get<{ many: number }>(sql`SELECT COUNT(*) AS many FROM ${statement}`)).many;

describe('the demo agent’s tree', () => {
  it('has 318 members on five levels, the accounts of tests among them [AGENT-25]', async () => {
    const team = sql`team_lines WHERE ancestor_id = ${AGENT} AND depth > 0`;
    expect(await count(team)).toBe(318);
    expect(await count(sql`(SELECT DISTINCT depth FROM ${team})`)).toBe(5);
    const sizes = await gateway.db.all<{ account: string; members: number }>(sql`
      SELECT a.account, COUNT(*) AS members FROM members a JOIN team_lines l ON l.ancestor_id = a.id AND l.depth > 0
      WHERE a.account IN ('hoangyen_88', 'quocbao.hn', 'thuytien95') GROUP BY a.id ORDER BY members DESC`);
    expect(sizes.map(({ members }) => members)).toEqual([42, 31, 18]);
  });

  it('has twelve months of closed days, more at weekends, and each settled soon after its end [AGENT-26]', async () => {
    const { db } = gateway;
    const days = await db.select().from(agentDays);
    expect(days.filter(({ closedAt, settledAt }) => closedAt && settledAt).length).toBeGreaterThanOrEqual(
      365,
    );
    const own = (await db.select().from(teamDays)).filter(
      ({ agentId, day }) => agentId === AGENT && day < TODAY,
    );
    const turnoverOn = (weekend: boolean) => {
      const some = own.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()) === weekend);
      return some.reduce((sum, { turnover }) => sum + turnover, 0) / some.length;
    };
    expect(turnoverOn(true)).toBeGreaterThan(1.3 * turnoverOn(false));
    const all = await db.select().from(settlements);
    const paid = all.filter(({ agentId }) => agentId === AGENT);
    expect(new Set(paid.map(({ kind }) => kind))).toEqual(new Set(['commission', 'salary', 'dividend']));
    const commissions = paid.filter(({ kind }) => kind === 'commission').map(({ fromDay }) => fromDay);
    const closed = days.flatMap(({ day, closedAt }) => (closedAt ? [day] : []));
    const played = own.map(({ day }) => day).filter((day) => closed.includes(day));
    expect(commissions.sort()).toEqual(played.sort());
    expect(own.length).toBeGreaterThanOrEqual(364);
    const late = all.filter(({ at, toDay }) => at > Date.parse(`${dayAfter(toDay, 2)}T00:00:00Z`));
    expect(late).toEqual([]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('is summed up over spans as the days say, own play and the team’s [AGENT-08 AGENT-25]', async () => {
    const { db } = gateway;
    const sums = (await db.select().from(teamSpans)).filter(({ memberId }) => memberId === AGENT);
    const [own, team] = await Promise.all([db.select().from(memberDays), db.select().from(teamDays)]);
    for (const [span, { from, to }] of Object.entries(spansOf(TODAY))) {
      const within = ({ day }: { day: string }) => day >= from && day <= to;
      const all = [
        ...own.filter((one) => one.memberId === AGENT && within(one)),
        ...team.filter((one) => one.agentId === AGENT && within(one)),
      ];
      const row = sums.find((one) => one.span === (span as KeptSpan));
      const total = (name: 'turnover' | 'netWin' | 'deposits' | 'withdrawals') =>
        all.reduce((sum, one) => sum + one[name], 0);
      for (const name of ['turnover', 'netWin', 'deposits', 'withdrawals'] as const)
        expect(row?.[name], `${span} ${name}`).toBe(total(name));
      const types = Object.values(row?.types ?? {}).reduce((sum, one) => sum + one, 0);
      expect(types).toBe(row?.turnover);
      expect((row?.players ?? 0) + (row?.agents ?? 0)).toBe(318);
    }
  });
});

describe('a closed day', () => {
  it.each([
    sql`UPDATE team_days SET turnover = turnover + 1`,
    sql`DELETE FROM team_days`,
    sql`UPDATE member_days SET turnover = 0`,
    sql`DELETE FROM member_play_days`,
    sql`DELETE FROM team_play_days`,
    sql`INSERT INTO member_days (member_id, day) VALUES (1001, ${dayAfter(TODAY, -3)})`,
    sql`UPDATE agent_days SET closed_at = NULL`,
    sql`DELETE FROM agent_days`,
    sql`INSERT INTO agent_corrections (agent_id, day, amount, reason, at) VALUES (1002, ${dayAfter(TODAY, -3)}, 1, '', 1)`,
    sql`UPDATE settlements SET amount = amount + 1`,
    sql`DELETE FROM settlements`,
    sql`INSERT INTO settlements (id, agent_id, kind, from_day, to_day, detail, at)
      VALUES ('x', 1003, 'salary', ${TODAY}, ${TODAY}, '{}', 1)`,
    sql`INSERT INTO settlements (id, agent_id, kind, from_day, to_day, gross, amount, ledger_key, detail, at)
      SELECT 'x', 1001, 'commission', ${dayAfter(TODAY, -3)}, ${dayAfter(TODAY, -3)}, amount, amount, ledger_key, '{}', 1
      FROM settlements WHERE amount > 0 LIMIT 1`,
  ])('is never changed, nor what was settled of it (%#) [MONEY-22]', async (statement) => {
    await expect(gateway.db.run(statement)).rejects.toThrow();
  });
});
