import { sql } from 'drizzle-orm';
import type { Db } from './open';

/** First and last day, `YYYY-MM-DD`. */
type Days = { from: string; to: string };

/** What a team turned over, and what the house won from it, in 1/100 units. */
export async function readTeamDays(db: Db, agentId: number, { from, to }: Days) {
  const [sums] = await db.all<{ turnover: number; netWin: number }>(sql`
    SELECT COALESCE(SUM(turnover), 0) AS turnover, COALESCE(SUM(net_win), 0) AS netWin
    FROM team_days WHERE agent_id = ${agentId} AND day BETWEEN ${from} AND ${to}`);
  return sums ?? { turnover: 0, netWin: 0 };
}

/** How many below an agent played and turned over so much, or more, on the days together. */
export async function countPlayers(
  db: Db,
  agentId: number,
  { from, to }: Days,
  least: number,
): Promise<number> {
  const [row] = await db.all<{ players: number }>(sql`
    SELECT COUNT(*) AS players FROM (
      SELECT d.member_id FROM team_lines l JOIN member_days d ON d.member_id = l.member_id
      WHERE l.ancestor_id = ${agentId} AND l.depth > 0 AND d.day BETWEEN ${from} AND ${to}
      GROUP BY d.member_id HAVING SUM(d.bets) > 0 AND SUM(d.turnover) >= ${least}
    )`);
  return row?.players ?? 0;
}

/** The hour with the largest turnover of a team among the 24 that begin with a quarter; null where nobody played. */
export async function readBestHour(db: Db, agentId: number, quarter: number) {
  const [best] = await db.all<{ hour: number; turnover: number }>(sql`
    SELECT (q.quarter - ${quarter}) / 4 AS hour, SUM(q.turnover) AS turnover
    FROM team_lines l JOIN played_quarters q ON q.member_id = l.member_id
    WHERE l.ancestor_id = ${agentId} AND l.depth > 0 AND q.quarter BETWEEN ${quarter} AND ${quarter + 95}
    GROUP BY hour ORDER BY turnover DESC, hour LIMIT 1`);
  return best ?? null;
}

/** How many below an agent turned over so much, or more, in the hour that begins with a quarter. */
export async function countHourPlayers(
  db: Db,
  agentId: number,
  quarter: number,
  least: number,
): Promise<number> {
  const [row] = await db.all<{ players: number }>(sql`
    SELECT COUNT(*) AS players FROM (
      SELECT q.member_id FROM team_lines l JOIN played_quarters q ON q.member_id = l.member_id
      WHERE l.ancestor_id = ${agentId} AND l.depth > 0 AND q.quarter BETWEEN ${quarter} AND ${quarter + 3}
      GROUP BY q.member_id HAVING SUM(q.turnover) >= ${least}
    )`);
  return row?.players ?? 0;
}

/** The loss that an agent's next dividend begins with, 0 or less. */
export async function readCarriedLoss(db: Db, agentId: number): Promise<number> {
  const [last] = await db.all<{ carried: number }>(sql`
    SELECT carried_out AS carried FROM settlements
    WHERE agent_id = ${agentId} AND kind = 'dividend' ORDER BY from_day DESC LIMIT 1`);
  return last?.carried ?? 0;
}
