-- What makes deposits add up: no payment is kept unless the ledger moved, in the same batch, what it comes to; its fee
-- is the one of its order; a member ends an order that nothing was paid for, and nobody ends it twice. Nothing that was
-- written is ever changed.

CREATE TRIGGER payments_moved BEFORE INSERT ON payments
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key IN (NEW.ledger_key, NEW.ledger_key || ':fee') AND t.status = 'posted'
      AND t.source = 'deposit:' || NEW.order_no AND e.account_id = 'member:' || NEW.member_id
  ),
  0
) <> NEW.amount - NEW.fee
BEGIN
  SELECT RAISE(ABORT, 'payments: the ledger moved another amount');
END;

CREATE TRIGGER payments_fee BEFORE INSERT ON payments
WHEN NEW.fee IS NOT (
  SELECT NEW.amount / 10000 * fee_rate + NEW.amount % 10000 * fee_rate / 10000
  FROM deposits WHERE order_no = NEW.order_no
)
BEGIN
  SELECT RAISE(ABORT, 'payments: the order has another fee');
END;

-- Money that named no order is matched out of what was kept aside, and no other money is.
CREATE TRIGGER payments_matched BEFORE INSERT ON payments
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND e.account_id = 'house:unmatched'
  ),
  0
) <> -COALESCE((SELECT amount FROM unmatched_payments WHERE provider = NEW.provider AND id = NEW.id), 0)
BEGIN
  SELECT RAISE(ABORT, 'payments: kept aside');
END;

CREATE TRIGGER unmatched_payments_moved BEFORE INSERT ON unmatched_payments
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND e.account_id = 'house:unmatched'
  ),
  0
) <> NEW.amount
BEGIN
  SELECT RAISE(ABORT, 'payments: the ledger moved another amount');
END;

CREATE TRIGGER unmatched_payments_unknown BEFORE INSERT ON unmatched_payments
WHEN EXISTS (SELECT 1 FROM payments WHERE provider = NEW.provider AND id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'payments: kept aside');
END;

CREATE TRIGGER unmatched_payments_stay BEFORE UPDATE ON unmatched_payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never changed');
END;

CREATE TRIGGER unmatched_payments_remain BEFORE DELETE ON unmatched_payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never forgotten');
END;

CREATE TRIGGER payments_stay BEFORE UPDATE ON payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never changed');
END;

CREATE TRIGGER payments_remain BEFORE DELETE ON payments
BEGIN
  SELECT RAISE(ABORT, 'payments: what came in is never forgotten');
END;

CREATE TRIGGER deposits_stay BEFORE UPDATE ON deposits
BEGIN
  SELECT RAISE(ABORT, 'payments: orders are never changed');
END;

CREATE TRIGGER deposits_remain BEFORE DELETE ON deposits
BEGIN
  SELECT RAISE(ABORT, 'payments: orders are never deleted');
END;

CREATE TRIGGER deposit_endings_unpaid BEFORE INSERT ON deposit_endings
WHEN NEW.kind = 'cancelled' AND (
  EXISTS (SELECT 1 FROM payments WHERE order_no = NEW.order_no)
  OR NEW.at >= (SELECT expires_at FROM deposits WHERE order_no = NEW.order_no)
)
BEGIN
  SELECT RAISE(ABORT, 'payments: the order is not open');
END;

CREATE TRIGGER deposit_endings_stay BEFORE UPDATE ON deposit_endings
BEGIN
  SELECT RAISE(ABORT, 'payments: an order ends once');
END;

CREATE TRIGGER deposit_endings_remain BEFORE DELETE ON deposit_endings
BEGIN
  SELECT RAISE(ABORT, 'payments: an order that ended stays so');
END;
