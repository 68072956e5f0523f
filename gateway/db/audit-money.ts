import { sql } from 'drizzle-orm';
import { PLAY_MONEY_TYPES } from '../platform/trial';
import { auditLedger } from './ledger';
import type { Db } from './open';

/**
 * What is wrong with the money: empty, or something got lost. Holds the ledger against itself, and the orders of deposits
 * and withdrawals, bonuses, bets and holds against what the ledger moved for them, and payouts against what providers
 * tell.
 */
export async function auditMoney(db: Db): Promise<unknown[]> {
  const found = await Promise.all([auditLedger(db), ...AUDITS.map((audit) => db.all(audit))]);
  return found.flat();
}

/** Movements of a source in the ledger, by whose account it is. */
const MOVED = sql`
  SELECT t.source, SUM(CASE WHEN e.account_id GLOB 'member:*' THEN e.amount ELSE 0 END) AS member,
    SUM(CASE WHEN e.account_id GLOB 'held:*' THEN e.amount ELSE 0 END) AS held,
    SUM(CASE WHEN e.account_id GLOB 'house:*' THEN e.amount ELSE 0 END) AS house
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.source IS NOT NULL GROUP BY t.source`;

/** What a source names, where it begins so: read once for each source, so that an index finds the row. */
const namedBy = (begins: string) =>
  sql.raw(`iif(m.source GLOB '${begins}:*', substr(m.source, ${begins.length + 2}), NULL)`);

const AUDITS = [
  sql`SELECT 'sum of all accounts' AS wrong, SUM(balance) AS amount FROM ledger_accounts HAVING SUM(balance) <> 0`,
  sql`
    SELECT 'below zero' AS wrong, id, balance FROM ledger_accounts
    WHERE balance < 0 AND id NOT GLOB 'house:*'`,
  sql`SELECT 'not posted' AS wrong, id FROM ledger_transactions WHERE status <> 'posted'`,
  sql`
    SELECT 'does not sum to zero' AS wrong, transaction_id FROM ledger_entries
    GROUP BY transaction_id HAVING SUM(amount) <> 0`,
  sql`
    WITH kept AS (SELECT member_id, quarter, kind, vendor, amount, movements FROM ledger_quarters),
      moved AS (
        SELECT member_id, at / 900000, kind, COALESCE(vendor, ''), SUM(amount), COUNT(*)
        FROM ledger_entries WHERE account_id GLOB 'member:*' OR account_id GLOB 'vendor:*' GROUP BY 1, 2, 3, 4
      )
    SELECT 'sums of the record' AS wrong, * FROM (SELECT * FROM kept EXCEPT SELECT * FROM moved)
    UNION ALL
    SELECT 'sums of the record' AS wrong, * FROM (SELECT * FROM moved EXCEPT SELECT * FROM kept)`,
  sql`
    SELECT 'moved for no order' AS wrong, m.source FROM (${MOVED}) m
    WHERE (m.source GLOB 'deposit:*' OR m.source GLOB 'withdrawal:*' OR m.source GLOB 'bonus:*' OR m.source GLOB 'reward:*' OR m.source GLOB 'mall:*'
        OR m.source GLOB 'settlement:*' OR m.source GLOB 'jackpot:*')
      AND NOT EXISTS (SELECT 1 FROM jackpot_falls f WHERE f.source = m.source)
      AND NOT EXISTS (SELECT 1 FROM settlements s WHERE s.id = ${namedBy('settlement')})
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_no = ${namedBy('deposit')})
      AND NOT EXISTS (SELECT 1 FROM bonus_grants g WHERE g.order_no = ${namedBy('bonus')})
      AND NOT EXISTS (SELECT 1 FROM reward_claims c WHERE c.reward_id = ${namedBy('reward')})
      AND NOT EXISTS (SELECT 1 FROM mall_redemptions r WHERE r.order_no = ${namedBy('mall')})
      AND NOT EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_no = ${namedBy('withdrawal')})`,
  sql`
    SELECT 'deposit' AS wrong, p.order_no FROM payments p
    LEFT JOIN (${MOVED}) m ON m.source = 'deposit:' || p.order_no
    GROUP BY p.order_no
    HAVING (m.member, m.held, m.house) IS NOT (SUM(p.amount - p.fee), 0, SUM(p.fee - p.amount))`,
  sql`
    SELECT 'kept aside' AS wrong, a.balance FROM ledger_accounts a WHERE a.id = 'house:unmatched' AND a.balance <> (
      SELECT COALESCE(SUM(u.amount), 0) FROM unmatched_payments u
      WHERE NOT EXISTS (SELECT 1 FROM payments p WHERE p.provider = u.provider AND p.id = u.id)
    )`,
  sql`
    SELECT 'bonus' AS wrong, g.order_no FROM bonus_grants g
    LEFT JOIN (${MOVED}) m ON m.source = 'bonus:' || g.order_no
    LEFT JOIN wagering_requirements r ON r.source = 'bonus:' || g.order_no
    WHERE (m.member, m.held) IS NOT (-m.house, 0) OR m.member NOT BETWEEN 0 AND g.amount
      OR r.id IS NULL OR (m.member < g.amount AND (r.last_closing IS NULL OR r.met_at IS NOT NULL))`,
  sql`
    SELECT 'reward' AS wrong, r.id FROM reward_claims c JOIN rewards r ON r.id = c.reward_id
    LEFT JOIN (${MOVED}) m ON m.source = 'reward:' || r.id
    LEFT JOIN wagering_requirements q ON q.source = 'reward:' || r.id
    WHERE (m.member, m.held, m.house) IS NOT (r.money, 0, -r.money - r.points)
      OR (r.money * r.times > 0 AND q.required IS NOT r.money * r.times)`,
  sql`
    SELECT 'points mall' AS wrong, r.order_no FROM mall_redemptions r
    LEFT JOIN mall_steps s ON s.order_no = r.order_no AND s.step = 'returned'
    LEFT JOIN (${MOVED}) m ON m.source = 'mall:' || r.order_no
    WHERE (m.member, m.held, m.house) IS NOT (0, 0, iif(s.step IS NULL, r.points, 0))`,
  sql`
    SELECT 'bonus of an order that is not whole' AS wrong, d.order_no FROM deposits d
    JOIN bonus_grants g ON g.order_no = d.order_no
    WHERE d.amount > (SELECT SUM(p.amount) FROM payments p WHERE p.order_no = d.order_no)`,
  sql`
    SELECT 'cancelled after it was paid' AS wrong, e.order_no FROM deposit_endings e
    JOIN deposits d ON d.order_no = e.order_no WHERE e.kind = 'cancelled'
      AND d.amount <= (SELECT SUM(p.amount) FROM payments p WHERE p.order_no = e.order_no AND p.at < e.at)`,
  sql`
    SELECT 'withdrawal' AS wrong, w.order_no, e.step FROM withdrawals w
    LEFT JOIN withdrawal_steps e ON e.order_no = w.order_no AND e.step IN ('paid', 'returned')
    LEFT JOIN (${MOVED}) m ON m.source = 'withdrawal:' || w.order_no
    WHERE (m.member, m.held, m.house) IS NOT (
      CASE e.step WHEN 'returned' THEN 0 ELSE -w.amount END,
      CASE WHEN e.step IS NULL THEN w.amount ELSE 0 END,
      CASE e.step WHEN 'paid' THEN w.amount ELSE 0 END
    )`,
  sql`
    SELECT 'ended twice' AS wrong, order_no FROM withdrawal_steps WHERE step IN ('paid', 'returned')
    GROUP BY order_no HAVING COUNT(*) > 1`,
  sql`
    SELECT 'payout told otherwise' AS wrong, o.order_no, o.provider, o.transaction_id, o.outcome
    FROM payout_outcomes o
    LEFT JOIN withdrawal_steps e ON e.order_no = o.order_no AND e.step IN ('paid', 'returned')
    LEFT JOIN payout_outcomes h ON h.order_no = o.order_no AND h.heeded
    WHERE NOT o.heeded AND NOT (o.outcome = 'failed' AND e.step IS 'returned')
      AND NOT (o.outcome = 'settled' AND e.step IS 'paid' AND h.order_no IS NULL)`,
  sql`
    SELECT 'held' AS wrong, a.id, a.balance FROM ledger_accounts a WHERE a.id GLOB 'held:*' AND a.balance <> COALESCE(
      (
        SELECT SUM(w.amount) FROM withdrawals w WHERE 'held:' || w.member_id = a.id AND NOT EXISTS (
          SELECT 1 FROM withdrawal_steps s WHERE s.order_no = w.order_no AND s.step IN ('paid', 'returned')
        )
      ),
      0
    )`,
  sql`
    SELECT 'games' AS wrong, balance FROM ledger_accounts WHERE id = 'house:games' AND balance
      <> (SELECT COALESCE(SUM(amount), 0) FROM game_bets) - (SELECT COALESCE(SUM(amount), 0) FROM game_closings)`,
  sql`
    SELECT 'jackpot' AS wrong, f.jackpot_id, f.number FROM jackpot_falls f
    LEFT JOIN (${MOVED}) m ON m.source = f.source
    WHERE (m.member, m.held, m.house) IS NOT (f.amount, 0, -f.amount)`,
  sql`
    SELECT 'jackpot' AS wrong, merchant, id FROM jackpots
    WHERE falls <> (SELECT COUNT(*) FROM jackpot_falls f WHERE f.merchant = jackpots.merchant AND f.jackpot_id = jackpots.id)`,
  sql`
    SELECT 'move between wallets' AS wrong, t.id FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.kind IN ('transfer.out', 'transfer.in') AND t.vendor IS NOT NULL
    GROUP BY t.id
    HAVING COUNT(*) <> 2 OR COUNT(DISTINCT e.member_id) <> 1
      OR SUM(e.account_id = 'member:' || e.member_id) <> 1
      OR SUM(e.account_id = 'vendor:' || t.vendor || ':' || e.member_id) <> 1`,
  sql`
    SELECT 'sent up or down' AS wrong, u.transfer_no FROM member_transfers u WHERE 2 <> (
      SELECT COUNT(*) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.idempotency_key = u.ledger_key AND t.kind = 'transfer.' || u.way AND (e.account_id, e.amount)
        IN (('member:' || u.member_id, -u.amount), ('member:' || u.other_id, u.amount))
    )`,
  sql`
    SELECT 'sent by nobody' AS wrong, t.id FROM ledger_transactions t
    WHERE t.kind IN ('transfer.up', 'transfer.down')
      AND NOT EXISTS (SELECT 1 FROM member_transfers u WHERE u.ledger_key = t.idempotency_key)`,
  sql`
    SELECT 'played for no vendor' AS wrong, t.id FROM ledger_transactions t
    WHERE t.kind GLOB 'game.*'
      AND NOT EXISTS (SELECT 1 FROM vendor_transactions v WHERE v.ledger_key = t.idempotency_key)`,
  sql`
    SELECT 'to be played' AS wrong, r.source FROM wagering_requirements r
    WHERE r.kind = 'deposit' AND NOT EXISTS (
      SELECT 1 FROM payments p
      WHERE p.ledger_key = r.source AND p.member_id = r.member_id AND p.amount - p.fee = r.locked
    )`,
  sql`
    SELECT 'settlement' AS wrong, s.id FROM settlements s LEFT JOIN (${MOVED}) m ON m.source = 'settlement:' || s.id
    WHERE (COALESCE(m.member, 0), COALESCE(m.house, 0)) IS NOT (s.amount, -s.amount)`,
  sql`
    SELECT 'paid to agents' AS wrong, a.balance FROM ledger_accounts a
    WHERE a.id = 'house:commissions' AND a.balance <> (SELECT -COALESCE(SUM(amount), 0) FROM settlements)`,
  sql`
    WITH RECURSIVE walked AS (
      SELECT id AS ancestor_id, id AS member_id, 0 AS depth FROM members
      UNION ALL
      SELECT m.upline_id, w.member_id, w.depth + 1 FROM walked w JOIN members m ON m.id = w.ancestor_id
      WHERE m.upline_id IS NOT NULL
    )
    SELECT 'line of a team' AS wrong, * FROM (
      SELECT * FROM walked EXCEPT SELECT ancestor_id, member_id, depth FROM team_lines
    )
    UNION ALL
    SELECT 'line of a team' AS wrong, * FROM (
      SELECT ancestor_id, member_id, depth FROM team_lines EXCEPT SELECT * FROM walked
    )`,
  sql`
    SELECT 'played and not counted' AS wrong, c.member_id FROM (
      SELECT c.member_id, SUM(b.amount) AS turnover FROM game_closings c
      JOIN game_bets b ON b.vendor = c.vendor AND b.transaction_id = c.bet_id
      JOIN members m ON m.id = c.member_id AND m.type NOT IN (${sql.raw(PLAY_MONEY_TYPES.join(', '))})
      WHERE c.kind = 'win' GROUP BY c.member_id
    ) c
    WHERE c.turnover > (SELECT COALESCE(SUM(q.turnover), 0) FROM played_quarters q WHERE q.member_id = c.member_id)`,
];
