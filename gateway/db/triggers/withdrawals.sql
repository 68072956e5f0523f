-- What makes withdrawals add up: each goes through its steps in their order and ends once, and no step that moves money
-- is written unless the ledger moved, in the same batch, what it says. Nothing that was written is ever changed.

CREATE TRIGGER withdrawals_held BEFORE INSERT ON withdrawals
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions
  WHERE idempotency_key = NEW.ledger_key AND status = 'posted' AND source = 'withdrawal:' || NEW.order_no
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: the money is not held');
END;

CREATE TRIGGER withdrawals_judged BEFORE INSERT ON withdrawals
WHEN NEW.requirement_id
  <> COALESCE((SELECT MAX(id) FROM wagering_requirements WHERE member_id = NEW.member_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: more is to be played by now');
END;

CREATE TRIGGER withdrawals_in_turn BEFORE INSERT ON withdrawals
WHEN NEW.sequence <> (SELECT COUNT(*) FROM withdrawals WHERE member_id = NEW.member_id)
  + (SELECT COUNT(*) FROM member_transfers WHERE member_id = NEW.member_id)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: another one was faster');
END;

CREATE TRIGGER withdrawals_stay BEFORE UPDATE ON withdrawals
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what was agreed is never changed');
END;

CREATE TRIGGER withdrawals_remain BEFORE DELETE ON withdrawals
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: a withdrawal is never deleted');
END;

CREATE TRIGGER withdrawal_steps_in_order BEFORE INSERT ON withdrawal_steps
WHEN NEW.step <> 'requested' AND NOT EXISTS (
  SELECT 1 FROM withdrawal_steps WHERE order_no = NEW.order_no AND step = CASE NEW.step
    WHEN 'held' THEN 'requested'
    WHEN 'checked' THEN 'held'
    WHEN 'paying' THEN 'checked'
    WHEN 'paid' THEN 'paying'
    WHEN 'returned' THEN 'held'
  END
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: a step comes before its time');
END;

CREATE TRIGGER withdrawal_steps_before_the_end BEFORE INSERT ON withdrawal_steps
WHEN EXISTS (
  SELECT 1 FROM withdrawal_steps WHERE order_no = NEW.order_no AND step IN ('paid', 'returned')
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: it has ended');
END;

CREATE TRIGGER withdrawal_steps_moved BEFORE INSERT ON withdrawal_steps
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN withdrawals w ON w.order_no = NEW.order_no
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'withdrawal:' || NEW.order_no
      AND e.account_id = 'held:' || w.member_id
  ),
  0
) <> COALESCE(
  (
    SELECT CASE
      WHEN NEW.step = 'held' THEN amount
      WHEN NEW.step IN ('paid', 'returned') THEN -amount
      ELSE 0
    END
    FROM withdrawals WHERE order_no = NEW.order_no
  ),
  0
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: the ledger moved another amount');
END;

CREATE TRIGGER withdrawal_steps_returned BEFORE INSERT ON withdrawal_steps
WHEN NEW.step = 'returned' AND NOT EXISTS (
  SELECT 1 FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN withdrawals w ON w.order_no = NEW.order_no
  WHERE t.idempotency_key = NEW.ledger_key AND e.account_id = 'member:' || w.member_id AND e.amount = w.amount
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: the money went elsewhere');
END;

CREATE TRIGGER withdrawal_steps_stay BEFORE UPDATE ON withdrawal_steps
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: steps are never changed');
END;

CREATE TRIGGER withdrawal_steps_remain BEFORE DELETE ON withdrawal_steps
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: steps are never deleted');
END;

CREATE TRIGGER wagering_requirements_stay BEFORE UPDATE ON wagering_requirements
WHEN OLD.last_closing IS NOT NULL
  OR (NEW.id, NEW.member_id, NEW.source, NEW.locked, NEW.required, NEW.at)
  <> (OLD.id, OLD.member_id, OLD.source, OLD.locked, OLD.required, OLD.at)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what must be played is never changed');
END;
