-- What makes money sent to an upline or to a direct downline add up: it is written down only with the ledger's own
-- transaction of that amount, from the one to the other, by what is to be played and who stands where at that moment.
-- Nothing that was written is ever changed.

CREATE TRIGGER transfers_sent_moved BEFORE INSERT ON transfers_sent
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
  SELECT RAISE(ABORT, 'transfers_sent: the ledger moved another amount');
END;

CREATE TRIGGER transfers_sent_beside BEFORE INSERT ON transfers_sent
WHEN NOT EXISTS (
  SELECT 1 FROM members m
  WHERE (m.id, m.upline_id) = (
    iif(NEW.way = 'up', NEW.member_id, NEW.other_id), iif(NEW.way = 'up', NEW.other_id, NEW.member_id)
  )
)
BEGIN
  SELECT RAISE(ABORT, 'transfers_sent: the other stands elsewhere');
END;

CREATE TRIGGER transfers_sent_judged BEFORE INSERT ON transfers_sent
WHEN NEW.requirement_id
  <> COALESCE((SELECT MAX(id) FROM turnover_requirements WHERE member_id = NEW.member_id), 0)
BEGIN
  SELECT RAISE(ABORT, 'transfers_sent: more is to be played by now');
END;

CREATE TRIGGER transfers_sent_in_turn BEFORE INSERT ON transfers_sent
WHEN NEW.sequence <> (SELECT COUNT(*) FROM withdrawals WHERE member_id = NEW.member_id)
  + (SELECT COUNT(*) FROM transfers_sent WHERE member_id = NEW.member_id)
BEGIN
  SELECT RAISE(ABORT, 'transfers_sent: another one was faster');
END;

CREATE TRIGGER transfers_sent_stay BEFORE UPDATE ON transfers_sent
BEGIN
  SELECT RAISE(ABORT, 'transfers_sent: what was sent is never changed');
END;

CREATE TRIGGER transfers_sent_remain BEFORE DELETE ON transfers_sent
BEGIN
  SELECT RAISE(ABORT, 'transfers_sent: what was sent is never forgotten');
END;
