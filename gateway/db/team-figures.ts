import { type SQL, sql } from 'drizzle-orm';
import type { DateRange } from '../../contracts/shared/days';
import type { KeptSpan } from '../../contracts/team/kept-spans';
import { NOT_AGENT_TYPES } from '../platform/agent';
import type { Db } from './open';

/** A day of everybody below an agent; amounts in 1/100 units. */
export type TeamDay = {
  day: string;
  turnover: number;
  netWin: number;
  deposits: number;
  withdrawals: number;
  newMembers: number;
  activeMembers: number;
};

/** The days of a team that have figures, the first one first. */
export function listTeamDays(db: Db, agentId: number, range: DateRange): Promise<TeamDay[]> {
  return db.all<TeamDay>(teamDaysSql(agentId, range));
}

/** The statement of `listTeamDays`: one row for each day, whatever the size of the team. */
export function teamDaysSql(agentId: number, { from, to }: DateRange): SQL {
  return sql`
    SELECT d.day, d.turnover, d.net_win AS netWin, d.deposits, d.withdrawals, d.new_members AS newMembers,
      d.active_members AS activeMembers
    FROM team_days d
    WHERE d.agent_id = ${agentId} AND d.day BETWEEN ${from} AND ${to}
    ORDER BY d.day`;
}

/** The commission that settlements paid an agent for each day of a range, in 1/100 units. */
export function listPaidCommissions(
  db: Db,
  agentId: number,
  range: DateRange,
): Promise<{ day: string; paid: number }[]> {
  return db.all(paidCommissionsSql(agentId, range));
}

/** The statement of `listPaidCommissions`: a row for each settled day. */
export function paidCommissionsSql(agentId: number, { from, to }: DateRange): SQL {
  return sql`
    SELECT from_day AS day, amount AS paid FROM settlements
    WHERE agent_id = ${agentId} AND kind = 'commission' AND from_day BETWEEN ${from} AND ${to}`;
}

/** What a kind of games came to; amounts in 1/100 units. */
export type TeamProduct = { gameType: string; turnover: number; earned: number };

/** What a team's days came to by kind of game, the highest turnover first. */
export function sumTeamProducts(db: Db, agentId: number, range: DateRange): Promise<TeamProduct[]> {
  return db.all<TeamProduct>(teamProductsSql(agentId, range));
}

/** The statement of `sumTeamProducts`: some rows for each day. */
export function teamProductsSql(agentId: number, { from, to }: DateRange): SQL {
  return sql`
    SELECT game_type AS gameType, SUM(turnover) AS turnover, SUM(earned) AS earned
    FROM team_play_days WHERE agent_id = ${agentId} AND day BETWEEN ${from} AND ${to}
    GROUP BY game_type ORDER BY 2 DESC, 1`;
}

/** How many of a team were active on at least one day of a range. */
export async function countActive(db: Db, agentId: number, range: DateRange): Promise<number> {
  const found = await db.get<{ members: number }>(activeSql(agentId, range));
  return found?.members ?? 0;
}

/** The statement of `countActive`: for each of the team one place of the index, however long the range is. */
export function activeSql(agentId: number, { from, to }: DateRange): SQL {
  return sql`
    SELECT COUNT(*) AS members FROM team_lines l INDEXED BY team_lines_team
    WHERE l.ancestor_id = ${agentId} AND l.depth > 0 AND EXISTS (
      SELECT 1 FROM member_days d INDEXED BY member_days_active
      WHERE d.member_id = l.member_id AND d.day BETWEEN ${from} AND ${to} AND d.active)`;
}

/** How many stand below an agent now, and the agents among them. */
export async function countTeam(db: Db, agentId: number): Promise<{ members: number; agents: number }> {
  const found = await db.get<{ members: number; agents: number }>(sql`
    SELECT COUNT(*) AS members, COUNT(*) FILTER (WHERE m.type NOT IN ${NOT_AGENT_TYPES}) AS agents
    FROM team_lines l JOIN members m ON m.id = l.member_id
    WHERE l.ancestor_id = ${agentId} AND l.depth > 0`);
  return found ?? { members: 0, agents: 0 };
}

/** When the days of a merchant were rolled up last; null before the first time. */
export async function lastRollUp(db: Db, merchant: string): Promise<number | null> {
  const found = await db.get<{ at: number } | undefined>(sql`
    SELECT updated_at AS at FROM agent_days WHERE merchant = ${merchant} ORDER BY day DESC LIMIT 1`);
  return found?.at ?? null;
}

/** Somebody right below an agent with its branch; amounts in 1/100 units. */
export type Branch = {
  id: number;
  account: string;
  members: number;
  turnover: number;
  commission: number;
};

/** Those right below an agent whose branches played in a span, the highest commission first, then turnover. */
export function listBestBranches(db: Db, agentId: number, span: KeptSpan, limit: number): Promise<Branch[]> {
  return db.all<Branch>(sql`
    SELECT m.id, m.account, s.players + s.agents AS members, s.turnover, s.commission
    FROM members m JOIN team_spans s ON s.member_id = m.id AND s.span = ${span}
    WHERE m.upline_id = ${agentId} AND s.turnover > 0
    ORDER BY s.commission DESC, s.turnover DESC, m.id LIMIT ${limit}`);
}
