-- What makes money sent to an upline or to a direct downline add up: it is written down only with the ledger's own
-- transaction of that amount, from the one to the other, by what is to be played and who stands where at that moment.
-- Nothing that was written is ever changed.

CREATE TRIGGER member_transfers_moved BEFORE INSERT ON member_transfers
WHEN 2 <> (
  SELECT COUNT(*) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'transfer:' || NEW.transfer_no
    AND t.kind = 'transfer.' || NEW.way
    AND (
      (e.account_id = 'member:' || NEW.member_id AND e.amount = -NEW.amount)
      OR (e.account_id = 'member:' || NEW.other_id AND e.amount = NEW.amount)
    )
)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: the ledger moved another amount');
END;

CREATE TRIGGER member_transfers_beside BEFORE INSERT ON member_transfers
WHEN NOT EXISTS (
  SELECT 1 FROM members m
  WHERE (m.id, m.upline_id) = (
    iif(NEW.way = 'up', NEW.member_id, NEW.other_id), iif(NEW.way = 'up', NEW.other_id, NEW.member_id)
  )
)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: the other stands elsewhere');
END;

CREATE TRIGGER member_transfers_judged BEFORE INSERT ON member_transfers
WHEN NEW.requirement_id
  <> COALESCE((SELECT MAX(id) FROM wagering_requirements WHERE member_id = NEW.member_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: more is to be played by now');
END;

CREATE TRIGGER member_transfers_in_turn BEFORE INSERT ON member_transfers
WHEN NEW.sequence <> (SELECT COUNT(*) FROM withdrawals WHERE member_id = NEW.member_id)
  + (SELECT COUNT(*) FROM member_transfers WHERE member_id = NEW.member_id)
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: another one was faster');
END;

CREATE TRIGGER member_transfers_stay BEFORE UPDATE ON member_transfers
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: what was sent is never changed');
END;

CREATE TRIGGER member_transfers_remain BEFORE DELETE ON member_transfers
BEGIN
  SELECT RAISE(ABORT, 'member_transfers: what was sent is never forgotten');
END;
