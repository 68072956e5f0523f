import { type SQL, sql } from 'drizzle-orm';
import { QUARTER_MS } from './days';
import { type Rolled, whole } from './of-site';

/** The period of dividends that a day is in, and whether the day is its last one. */
export type Period = { from: string; isLast: boolean };

/**
 * What the agreements in force on a day are settled by, written when it is closed. An agreement is in force as long as
 * its line up to the house is: each offered by the agent who is right above, and has one of the kind in force. With any
 * of them the line begins, and with any that nothing follows on it ends.
 */
export function figuresOfAgreements(rolled: Rolled, period: Period): SQL[] {
  return [salaries(rolled), hours(rolled), dividends(rolled, period)];
}

const inForce = ({ merchant, day }: Rolled, kind: string): SQL => sql`
  WITH RECURSIVE accepted AS (
    SELECT a.id, a.agent_id, a.offered_by, json_extract(a.terms, '$.playerTurnover') AS threshold,
      a.until_day IS ${day} AND NOT EXISTS (
        SELECT 1 FROM agent_agreements n WHERE n.agent_id = a.agent_id AND n.kind = a.kind AND n.state = 'accepted'
          AND n.from_day = date(${day}, '+1 day')
      ) AS ends,
      (
        SELECT MAX(f.from_day) FROM agent_agreements f
        WHERE f.agent_id = a.agent_id AND f.kind = a.kind AND f.state = 'accepted' AND f.from_day <= ${day}
          AND NOT EXISTS (
            SELECT 1 FROM agent_agreements b WHERE b.agent_id = a.agent_id AND b.kind = a.kind
              AND b.state = 'accepted' AND b.from_day <= b.until_day AND b.until_day = date(f.from_day, '-1 day')
          )
      ) AS began
    FROM agent_agreements a JOIN members m ON m.id = a.agent_id AND m.merchant = ${merchant}
    WHERE a.kind = ${kind} AND a.state = 'accepted' AND a.from_day <= ${day}
      AND (a.until_day IS NULL OR a.until_day >= ${day})
  ), line AS (
    SELECT id, agent_id, threshold, ends, began FROM accepted WHERE offered_by IS NULL
    UNION ALL
    SELECT a.id, a.agent_id, MAX(a.threshold, line.threshold), MAX(a.ends, line.ends), MAX(a.began, line.began)
    FROM line JOIN accepted a ON a.offered_by = line.agent_id
    JOIN team_days d ON d.agent_id = a.agent_id AND d.day = ${day} AND d.upline_id = line.agent_id
  )
  INSERT INTO agreement_figures (agreement_id, day, hour, from_day, base, players, player_turnover)`;

const salaries = (rolled: Rolled): SQL => sql`
  ${inForce(rolled, 'salary')}
  SELECT x.id, d.day, -1, d.day, d.turnover, (
      SELECT COUNT(*) FROM team_lines l JOIN member_days e ON e.member_id = l.member_id AND e.day = d.day
      WHERE l.ancestor_id = x.agent_id AND l.depth > 0 AND e.bets > 0 AND e.turnover >= x.threshold
    ), x.threshold
  FROM line x JOIN team_days d ON d.agent_id = x.agent_id AND d.day = ${rolled.day}`;

const hours = (rolled: Rolled): SQL => {
  const [first, end] = [whole(rolled.since / QUARTER_MS), whole(rolled.until / QUARTER_MS)];
  return sql`
    ${inForce(rolled, 'hour')}
    SELECT x.id, ${rolled.day}, h.hour, ${rolled.day}, SUM(h.turnover), SUM(h.turnover >= x.threshold), x.threshold
    FROM line x JOIN team_lines l ON l.ancestor_id = x.agent_id AND l.depth > 0
    JOIN (
      SELECT q.member_id, (q.quarter - ${first}) / 4 AS hour, SUM(q.turnover) AS turnover FROM played_quarters q
      WHERE q.quarter >= ${first} AND q.quarter < ${end} GROUP BY 1, 2
    ) h ON h.member_id = l.member_id
    GROUP BY x.id, h.hour`;
};

/** Of those whose period ends: with the merchant's, or with the line. */
const dividends = (rolled: Rolled, { from, isLast }: Period): SQL => sql`
  ${inForce(rolled, 'dividend')}
  SELECT y.id, ${rolled.day}, -1, y.begin, (
      SELECT COALESCE(SUM(d.net_win), 0) FROM team_days d
      WHERE d.agent_id = y.agent_id AND d.day BETWEEN y.begin AND ${rolled.day}
    ), (
      SELECT COUNT(*) FROM team_lines l WHERE l.ancestor_id = y.agent_id AND l.depth > 0 AND (
        SELECT SUM(e.bets) > 0 AND SUM(e.turnover) >= y.threshold FROM member_days e
        WHERE e.member_id = l.member_id AND e.day BETWEEN y.begin AND ${rolled.day}
      )
    ), y.threshold
  FROM (
    SELECT x.*, MAX(${from}, x.began, COALESCE(
      (
        SELECT date(MAX(f.day), '+1 day') FROM agreement_figures f JOIN agent_agreements b ON b.id = f.agreement_id
        WHERE b.agent_id = x.agent_id AND b.kind = 'dividend'
      ),
      ''
    )) AS begin
    FROM line x ${isLast ? sql`` : sql`WHERE x.ends`}
  ) y`;
