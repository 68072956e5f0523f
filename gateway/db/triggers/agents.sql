-- What makes teams and their figures add up: everybody stands in one line, without circles, at one site; what is played,
-- paid in or withdrawn counts once, on a day that is not closed, and play money (types 4 and 40) never; a closed day never changes; and no settlement is kept
-- unless the ledger moved, in the same batch, what it says.

CREATE TRIGGER members_stand_at_one_site AFTER INSERT ON members
WHEN NEW.upline_id = NEW.id OR NEW.merchant <> (SELECT merchant FROM members WHERE id = NEW.upline_id)
BEGIN
  SELECT RAISE(ABORT, 'agents: no such upline');
END;

CREATE TRIGGER members_join_line AFTER INSERT ON members
BEGIN
  INSERT INTO team_lines (ancestor_id, member_id, depth)
  SELECT ancestor_id, NEW.id, depth + 1 FROM team_lines WHERE member_id = NEW.upline_id
  UNION ALL SELECT NEW.id, NEW.id, 0;
END;

CREATE TRIGGER members_move_without_circle BEFORE UPDATE OF upline_id ON members
WHEN NEW.merchant <> (SELECT merchant FROM members WHERE id = NEW.upline_id)
  OR EXISTS (SELECT 1 FROM team_lines WHERE ancestor_id = NEW.id AND member_id = NEW.upline_id)
BEGIN
  SELECT RAISE(ABORT, 'agents: no such upline');
END;

CREATE TRIGGER members_move_with_branch AFTER UPDATE OF upline_id ON members
WHEN NEW.upline_id IS NOT OLD.upline_id
BEGIN
  DELETE FROM team_lines
  WHERE member_id IN (SELECT member_id FROM team_lines WHERE ancestor_id = NEW.id)
    AND ancestor_id IN (SELECT ancestor_id FROM team_lines WHERE member_id = NEW.id AND depth > 0);
  INSERT INTO team_lines (ancestor_id, member_id, depth)
  SELECT above.ancestor_id, below.member_id, above.depth + 1 + below.depth
  FROM team_lines above JOIN team_lines below ON below.ancestor_id = NEW.id
  WHERE above.member_id = NEW.upline_id;
END;

CREATE TRIGGER members_keep_site BEFORE UPDATE OF merchant ON members
WHEN NEW.merchant <> OLD.merchant
BEGIN
  SELECT RAISE(ABORT, 'agents: a member stays at its site');
END;

CREATE TRIGGER game_closings_count AFTER INSERT ON game_closings
WHEN NEW.kind = 'win' AND (SELECT m.type FROM members m WHERE m.id = NEW.member_id) NOT IN (4, 40)
BEGIN
  INSERT INTO played_quarters (member_id, quarter, game_type, turnover, net_win, bets)
  SELECT m.id, MAX(NEW.at / 900000, COALESCE(
    (SELECT MAX(until_quarter) FROM agent_days WHERE merchant = m.merchant AND closed_at IS NOT NULL),
    0
  )), COALESCE((SELECT game_type FROM games WHERE node_id = NEW.node_id), ''), b.amount, b.amount - NEW.amount, 1
  FROM game_bets b JOIN members m ON m.id = NEW.member_id
  WHERE b.vendor = NEW.vendor AND b.transaction_id = NEW.bet_id
  ON CONFLICT (member_id, quarter, game_type) DO UPDATE
  SET turnover = turnover + excluded.turnover, net_win = net_win + excluded.net_win, bets = bets + 1;
END;

CREATE TRIGGER ledger_entries_count AFTER UPDATE OF member_id ON ledger_entries
WHEN NEW.member_id IS NOT NULL
  AND NEW.kind IN ('deposit', 'withdraw.hold', 'withdraw.return', 'bonus', 'bonus.back')
BEGIN
  INSERT INTO money_quarters (member_id, quarter, deposits, withdrawals, bonuses)
  SELECT m.id, MAX(NEW.at / 900000, COALESCE(
    (SELECT MAX(until_quarter) FROM agent_days WHERE merchant = m.merchant AND closed_at IS NOT NULL),
    0
  )), iif(NEW.kind = 'deposit', NEW.amount, 0), iif(NEW.kind GLOB 'withdraw.*', -NEW.amount, 0),
    iif(NEW.kind GLOB 'bonus*', NEW.amount, 0)
  FROM members m WHERE m.id = NEW.member_id
  ON CONFLICT (member_id, quarter) DO UPDATE
  SET deposits = deposits + excluded.deposits, withdrawals = withdrawals + excluded.withdrawals,
    bonuses = bonuses + excluded.bonuses;
END;

CREATE TRIGGER played_quarters_grow BEFORE UPDATE ON played_quarters
WHEN NEW.bets <= OLD.bets
  OR (NEW.member_id, NEW.quarter, NEW.game_type) <> (OLD.member_id, OLD.quarter, OLD.game_type)
BEGIN
  SELECT RAISE(ABORT, 'agents: sums only grow');
END;

CREATE TRIGGER played_quarters_remain BEFORE DELETE ON played_quarters
BEGIN
  SELECT RAISE(ABORT, 'agents: sums are never deleted');
END;

CREATE TRIGGER money_quarters_remain BEFORE DELETE ON money_quarters
BEGIN
  SELECT RAISE(ABORT, 'agents: sums are never deleted');
END;

CREATE TRIGGER agent_days_stay BEFORE UPDATE ON agent_days
WHEN (NEW.merchant, NEW.day, NEW.until_quarter) <> (OLD.merchant, OLD.day, OLD.until_quarter)
  OR (OLD.closed_at IS NOT NULL AND (
    NEW.closed_at IS NOT OLD.closed_at OR NEW.rules <> OLD.rules OR NEW.updated_at <> OLD.updated_at
    OR OLD.settled_at IS NOT NULL
  ))
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER agent_days_remain BEFORE DELETE ON agent_days
WHEN OLD.closed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER member_days_before_closing BEFORE INSERT ON member_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.member_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER member_days_stay BEFORE UPDATE ON member_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.member_id AND d.day = OLD.day)
    OR (m.id = NEW.member_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER member_days_remain BEFORE DELETE ON member_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.member_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER member_play_days_before_closing BEFORE INSERT ON member_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.member_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER member_play_days_stay BEFORE UPDATE ON member_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.member_id AND d.day = OLD.day)
    OR (m.id = NEW.member_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER member_play_days_remain BEFORE DELETE ON member_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.member_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER team_days_before_closing BEFORE INSERT ON team_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER team_days_stay BEFORE UPDATE ON team_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.agent_id AND d.day = OLD.day)
    OR (m.id = NEW.agent_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER team_days_remain BEFORE DELETE ON team_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.agent_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER team_play_days_before_closing BEFORE INSERT ON team_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER team_play_days_stay BEFORE UPDATE ON team_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND ((m.id = OLD.agent_id AND d.day = OLD.day)
    OR (m.id = NEW.agent_id AND d.day = NEW.day))
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER team_play_days_remain BEFORE DELETE ON team_play_days
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = OLD.agent_id AND d.day = OLD.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER agent_corrections_before_closing BEFORE INSERT ON agent_corrections
WHEN EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.day
)
BEGIN
  SELECT RAISE(ABORT, 'agents: the day is closed');
END;

CREATE TRIGGER agent_corrections_stay BEFORE UPDATE ON agent_corrections
BEGIN
  SELECT RAISE(ABORT, 'agents: corrections are never changed');
END;

CREATE TRIGGER agent_corrections_remain BEFORE DELETE ON agent_corrections
BEGIN
  SELECT RAISE(ABORT, 'agents: corrections are never deleted');
END;

CREATE TRIGGER agent_agreements_stay BEFORE UPDATE ON agent_agreements
WHEN (NEW.id, NEW.kind, NEW.agent_id, NEW.version, NEW.terms, NEW.offered_at, NEW.answer_before)
  <> (OLD.id, OLD.kind, OLD.agent_id, OLD.version, OLD.terms, OLD.offered_at, OLD.answer_before)
  OR NEW.offered_by IS NOT OLD.offered_by
  OR (OLD.state <> 'offered' AND (
    NEW.state <> OLD.state OR NEW.answered_at IS NOT OLD.answered_at OR NEW.from_day IS NOT OLD.from_day
  ))
BEGIN
  SELECT RAISE(ABORT, 'agreements: what was agreed is never changed');
END;

CREATE TRIGGER agent_agreements_remain BEFORE DELETE ON agent_agreements
BEGIN
  SELECT RAISE(ABORT, 'agreements: what was agreed is never forgotten');
END;

CREATE TRIGGER settlements_of_closed_days BEFORE INSERT ON settlements
WHEN NEW.from_day > NEW.to_day OR NOT EXISTS (
  SELECT 1 FROM agent_days d JOIN members m ON m.merchant = d.merchant
  WHERE d.closed_at IS NOT NULL AND m.id = NEW.agent_id AND d.day = NEW.to_day
)
BEGIN
  SELECT RAISE(ABORT, 'settlements: the day is not closed');
END;

CREATE TRIGGER settlements_carry_on BEFORE INSERT ON settlements
WHEN NEW.carried_in <> COALESCE(
  (
    SELECT carried_out FROM settlements WHERE agent_id = NEW.agent_id AND kind = NEW.kind
    ORDER BY from_day DESC LIMIT 1
  ),
  0
) OR NEW.from_day <= (SELECT MAX(to_day) FROM settlements WHERE agent_id = NEW.agent_id AND kind = NEW.kind)
BEGIN
  SELECT RAISE(ABORT, 'settlements: another one was faster');
END;

CREATE TRIGGER settlements_add_up BEFORE INSERT ON settlements
WHEN CASE NEW.kind
  WHEN 'commission' THEN NEW.amount + NEW.carried_out <> NEW.gross - NEW.paid_down - NEW.deductions + NEW.carried_in
    OR (NEW.amount > 0 AND NEW.carried_out < 0)
  ELSE NEW.amount <> MAX(0, NEW.gross - NEW.paid_down) OR NEW.deductions <> 0
END
BEGIN
  SELECT RAISE(ABORT, 'settlements: it does not add up');
END;

CREATE TRIGGER settlements_moved BEFORE INSERT ON settlements
WHEN NEW.amount > 0 AND NOT EXISTS (
  SELECT 1 FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = 'member:' || NEW.agent_id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'settlement:' || NEW.id
    AND t.kind = 'agent.' || NEW.kind AND e.amount = NEW.amount
)
BEGIN
  SELECT RAISE(ABORT, 'settlements: the ledger moved another amount');
END;

CREATE TRIGGER settlements_stay BEFORE UPDATE ON settlements
BEGIN
  SELECT RAISE(ABORT, 'settlements: what was settled is never changed');
END;

CREATE TRIGGER settlements_remain BEFORE DELETE ON settlements
BEGIN
  SELECT RAISE(ABORT, 'settlements: what was settled is never forgotten');
END;
