import { type SQL, sql } from 'drizzle-orm';
import type { Span } from '../../platform/site-days';
import type { Db } from '../open';
import { runAll } from '../raw-statement';
import { agentDays } from '../schema';
import { figuresOfAgreements, type Period } from './agreement-figures';
import { QUARTER_MS } from './days';
import { isAgentSql, isOfSite, partSql, type Rolled } from './of-site';

/**
 * Rolls a day up anew, for all members of a merchant, in one batch: their own figures, their teams', commission by tier.
 * With `closing` it is closed by it, for good. False where it was closed before.
 */
export async function rollUpDay(db: Db, rolled: Rolled, now: number, closing?: Period): Promise<boolean> {
  const statements = [
    ...cleared(rolled),
    memberPlay(rolled),
    memberFigures(rolled),
    teamFigures(rolled),
    teamPlay(rolled),
    earnedOfPlay(rolled),
    commissions(rolled),
    ...(closing ? figuresOfAgreements(rolled, closing) : []),
  ];
  const { merchant, day, rules, until } = rolled;
  const row = { updatedAt: now, rules, closedAt: closing ? now : null };
  const marking = db
    .insert(agentDays)
    .values({ merchant, day, untilQuarter: until / QUARTER_MS, ...row })
    .onConflictDoUpdate({ target: [agentDays.merchant, agentDays.day], set: row });
  try {
    await runAll(db, statements, marking);
    return true;
  } catch (error) {
    if (`${String(error)} ${String((error as Error).cause)}`.includes('agents: the day is closed'))
      return false;
    throw error;
  }
}

function cleared({ merchant, day }: Rolled): SQL[] {
  return [
    'team_play_days.agent_id',
    'team_days.agent_id',
    'member_play_days.member_id',
    'member_days.member_id',
  ].map((named) => {
    const [table = ''] = named.split('.');
    return sql`DELETE FROM ${sql.raw(table)} WHERE day = ${day} AND ${isOfSite(named, merchant)}`;
  });
}

const within = ({ since, until }: Span): SQL =>
  sql`q.quarter >= ${since / QUARTER_MS} AND q.quarter < ${until / QUARTER_MS}`;

const memberPlay = ({ merchant, day, ...span }: Rolled): SQL => sql`
  INSERT INTO member_play_days (member_id, day, game_type, turnover, net_win, bets)
  SELECT q.member_id, ${day}, q.game_type, SUM(q.turnover), SUM(q.net_win), SUM(q.bets)
  FROM played_quarters q WHERE ${within(span)} AND ${isOfSite('q.member_id', merchant)}
  GROUP BY q.member_id, q.game_type`;

const memberFigures = ({ merchant, day, rules, ...span }: Rolled): SQL => sql`
  INSERT INTO member_days (member_id, day, turnover, net_win, bets, deposits, withdrawals, bonuses, active)
  SELECT member_id, ${day}, SUM(turnover), SUM(net_win), SUM(bets), SUM(deposits), SUM(withdrawals), SUM(bonuses),
    SUM(bets) > 0 AND SUM(turnover) >= ${rules.activeTurnover}
  FROM (
    SELECT member_id, turnover, net_win, bets, 0 AS deposits, 0 AS withdrawals, 0 AS bonuses
    FROM member_play_days WHERE day = ${day} AND ${isOfSite('member_id', merchant)}
    UNION ALL
    SELECT q.member_id, 0, 0, 0, q.deposits, q.withdrawals, q.bonuses
    FROM money_quarters q WHERE ${within(span)} AND ${isOfSite('q.member_id', merchant)}
  ) GROUP BY member_id`;

const teamFigures = ({ merchant, day, since, until }: Rolled): SQL => sql`
  WITH counted AS MATERIALIZED (
    SELECT a.id, SUM(m.reg_date < ${until}) AS members, SUM(m.reg_date >= ${since} AND m.reg_date < ${until}) AS new_members
    FROM members a JOIN team_lines l ON l.ancestor_id = a.id AND l.depth > 0 JOIN members m ON m.id = l.member_id
    WHERE a.merchant = ${merchant} AND ${isAgentSql('a')} GROUP BY a.id
  ), counting AS MATERIALIZED (
    SELECT d.*, d.deposits > 0 AND NOT EXISTS (
      SELECT 1 FROM member_days e WHERE e.member_id = d.member_id AND e.day < d.day AND e.deposits > 0
    ) AS is_first
    FROM member_days d WHERE d.day = ${day}
  ), summed AS MATERIALIZED (
    SELECT l.ancestor_id AS id, SUM(d.turnover) AS turnover, SUM(d.net_win) AS net_win, SUM(d.deposits) AS deposits,
      SUM(d.withdrawals) AS withdrawals, SUM(d.bonuses) AS bonuses, SUM(d.active) AS active, SUM(d.is_first) AS firsts
    FROM counting d JOIN team_lines l ON l.member_id = d.member_id AND l.depth > 0 GROUP BY l.ancestor_id
  )
  INSERT INTO team_days (
    agent_id, day, upline_id, turnover, net_win, deposits, withdrawals, bonuses, members, new_members, active_members,
    first_deposits
  )
  SELECT c.id, ${day}, (
      SELECT u.ancestor_id FROM team_lines u JOIN members x ON x.id = u.ancestor_id
      WHERE u.member_id = c.id AND u.depth > 0 AND ${isAgentSql('x')} ORDER BY u.depth LIMIT 1
    ),
    COALESCE(s.turnover, 0), COALESCE(s.net_win, 0), COALESCE(s.deposits, 0), COALESCE(s.withdrawals, 0),
    COALESCE(s.bonuses, 0), c.members, c.new_members, COALESCE(s.active, 0), COALESCE(s.firsts, 0)
  FROM counted c LEFT JOIN summed s ON s.id = c.id ORDER BY c.id`;

/** Of each team the rates of the highest tier whose turnover and active members are both reached. */
const teamPlay = ({ merchant, day, rules }: Rolled): SQL => sql`
  WITH reached AS MATERIALIZED (
    SELECT d.agent_id, (
      SELECT json_extract(t.value, '$.rates') FROM json_each(${JSON.stringify(rules.commissionTiers)}) t
      WHERE d.turnover >= json_extract(t.value, '$.turnover')
        AND d.active_members >= json_extract(t.value, '$.players')
      ORDER BY t.key DESC LIMIT 1
    ) AS rates
    FROM team_days d WHERE d.day = ${day} AND d.turnover > 0 AND ${isOfSite('d.agent_id', merchant)}
  ), played AS (
    SELECT l.ancestor_id AS agent_id, p.game_type, SUM(p.turnover) AS turnover, SUM(p.net_win) AS net_win
    FROM member_play_days p JOIN team_lines l ON l.member_id = p.member_id AND l.depth > 0
    WHERE p.day = ${day} GROUP BY 1, 2
  ), rated AS MATERIALIZED (
    SELECT p.*, COALESCE((SELECT value FROM json_each(r.rates) WHERE key = p.game_type), 0) AS rate
    FROM reached r JOIN played p ON p.agent_id = r.agent_id
  )
  INSERT INTO team_play_days (agent_id, day, game_type, turnover, net_win, rate, commission)
  SELECT agent_id, ${day}, game_type, turnover, net_win, rate, ${partSql(sql`turnover`, sql`rate`)} FROM rated`;

const earnedOfPlay = ({ merchant, day }: Rolled): SQL => sql`
  UPDATE team_play_days SET earned = commission - COALESCE((
    SELECT SUM(p.commission) FROM team_days d
    JOIN team_play_days p ON p.agent_id = d.agent_id AND p.day = d.day AND p.game_type = team_play_days.game_type
    WHERE d.day = ${day} AND d.upline_id = team_play_days.agent_id
  ), 0)
  WHERE day = ${day} AND ${isOfSite('agent_id', merchant)}`;

const commissions = ({ merchant, day }: Rolled): SQL => sql`
  UPDATE team_days SET (commission, earned) = (
    SELECT COALESCE(SUM(p.commission), 0), COALESCE(SUM(p.earned), 0) FROM team_play_days p
    WHERE p.agent_id = team_days.agent_id AND p.day = ${day}
  )
  WHERE day = ${day} AND turnover > 0 AND ${isOfSite('agent_id', merchant)}`;
