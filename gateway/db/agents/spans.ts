import { type SQL, sql } from 'drizzle-orm';
import type { DateRange } from '@/contracts/shared/days';
import type { KeptSpan } from '@/contracts/team/kept-spans';
import type { Db } from '../open';
import { runAll } from '../raw-statement';
import { idsOf, isAgentSql } from './of-site';

/** Writes the sums of all members of a merchant over spans of days anew, in one batch. */
export async function writeSpans(
  db: Db,
  merchant: string,
  spans: Readonly<Record<KeptSpan, DateRange>>,
): Promise<void> {
  const { today, ...others } = spans;
  const statements = [
    sql`DELETE FROM team_spans WHERE member_id IN ${idsOf(merchant)}`,
    spanSql(merchant, 'today', today, STANDING),
    ...Object.entries(others).map(([span, days]) => spanSql(merchant, span, days, STANDING_TODAY)),
  ];
  await runAll(db, statements);
}

/** Who is below each member, and when anybody there played last. */
const STANDING = sql`
  SELECT l.ancestor_id AS id, SUM(l.depth > 0 AND NOT ${isAgentSql('m')}) AS players,
    SUM(l.depth > 0 AND ${isAgentSql('m')}) AS agents, MAX((
      SELECT d.day FROM member_days d WHERE d.member_id = m.id AND d.bets > 0 ORDER BY d.day DESC LIMIT 1
    )) AS last_day
  FROM team_lines l JOIN members m ON m.id = l.member_id GROUP BY l.ancestor_id`;
/** The same, as it was just written. */
const STANDING_TODAY = sql`
  SELECT member_id AS id, players, agents, last_active_day AS last_day FROM team_spans WHERE span = 'today'`;

const spanSql = (merchant: string, span: string, { from, to }: DateRange, standing: SQL): SQL => sql`
  WITH own AS (
    SELECT member_id, SUM(turnover) AS turnover, SUM(net_win) AS net_win, SUM(deposits) AS deposits,
      SUM(withdrawals) AS withdrawals, MAX(active) AS active
    FROM member_days WHERE day BETWEEN ${from} AND ${to} GROUP BY member_id
  ), team AS (
    SELECT agent_id, SUM(turnover) AS turnover, SUM(net_win) AS net_win, SUM(deposits) AS deposits,
      SUM(withdrawals) AS withdrawals, SUM(commission) AS commission, SUM(new_members) AS new_members
    FROM team_days WHERE day BETWEEN ${from} AND ${to} GROUP BY agent_id
  ), active AS (
    SELECT l.ancestor_id, COUNT(*) AS members FROM own JOIN team_lines l ON l.member_id = own.member_id
    WHERE own.active GROUP BY l.ancestor_id
  ), types AS (
    SELECT id, json_group_object(game_type, turnover) AS types FROM (
      SELECT id, game_type, SUM(turnover) AS turnover FROM (
        SELECT member_id AS id, game_type, turnover FROM member_play_days WHERE day BETWEEN ${from} AND ${to}
        UNION ALL
        SELECT agent_id, game_type, turnover FROM team_play_days WHERE day BETWEEN ${from} AND ${to}
      ) GROUP BY id, game_type
    ) GROUP BY id
  ), standing AS (${standing})
  INSERT INTO team_spans (
    member_id, span, turnover, net_win, deposits, withdrawals, commission, players, agents, active_members,
    new_members, last_active_day, types
  )
  SELECT m.id, ${span}, COALESCE(own.turnover, 0) + COALESCE(team.turnover, 0),
    COALESCE(own.net_win, 0) + COALESCE(team.net_win, 0), COALESCE(own.deposits, 0) + COALESCE(team.deposits, 0),
    COALESCE(own.withdrawals, 0) + COALESCE(team.withdrawals, 0), COALESCE(team.commission, 0), standing.players,
    standing.agents, COALESCE(active.members, 0), COALESCE(team.new_members, 0), standing.last_day,
    COALESCE(types.types, '{}')
  FROM members m JOIN standing ON standing.id = m.id LEFT JOIN own ON own.member_id = m.id
  LEFT JOIN team ON team.agent_id = m.id LEFT JOIN active ON active.ancestor_id = m.id
  LEFT JOIN types ON types.id = m.id
  WHERE m.merchant = ${merchant}`;
