-- What makes money sent to an upline add up: it is written down only with the ledger's own transaction of that amount,
-- from the member to the upline, and by what is to be played at that moment. Nothing that was written is ever changed.

CREATE TRIGGER transfers_up_moved BEFORE INSERT ON transfers_up
WHEN 2 <> (
  SELECT COUNT(*) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'transfer:' || NEW.transfer_no
    AND (
      (e.account_id = 'member:' || NEW.member_id AND e.amount = -NEW.amount)
      OR (e.account_id = 'member:' || NEW.upline_id AND e.amount = NEW.amount)
    )
)
BEGIN
  SELECT RAISE(ABORT, 'transfers_up: the ledger moved another amount');
END;

CREATE TRIGGER transfers_up_judged BEFORE INSERT ON transfers_up
WHEN NEW.requirement_id
  <> COALESCE((SELECT MAX(id) FROM turnover_requirements WHERE member_id = NEW.member_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'transfers_up: more is to be played by now');
END;

CREATE TRIGGER transfers_up_in_turn BEFORE INSERT ON transfers_up
WHEN NEW.turn <> (SELECT COUNT(*) FROM withdrawals WHERE member_id = NEW.member_id)
  + (SELECT COUNT(*) FROM transfers_up WHERE member_id = NEW.member_id)
BEGIN
  SELECT RAISE(ABORT, 'transfers_up: another one was faster');
END;

CREATE TRIGGER transfers_up_stay BEFORE UPDATE ON transfers_up
BEGIN
  SELECT RAISE(ABORT, 'transfers_up: what was sent is never changed');
END;

CREATE TRIGGER transfers_up_remain BEFORE DELETE ON transfers_up
BEGIN
  SELECT RAISE(ABORT, 'transfers_up: what was sent is never forgotten');
END;
