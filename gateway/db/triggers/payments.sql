-- What makes deposits add up: no more than five orders of a member wait for a payment at once; no payment is kept unless
-- the ledger moved, in the same batch, what it comes to; its fee is the one of its order; the bonus of an order comes with
-- the payment that makes it whole, when it is the member's first; a text that is not the order's reference credits an
-- order that is open for just that much, or what staff have matched; a member ends an order that was not paid in whole,
-- and nobody ends it twice. Nothing that was written is ever changed.

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

-- What a bank made of a reference is worth as much as the reference while the order waits for exactly this amount.
CREATE TRIGGER payments_named BEFORE INSERT ON payments
WHEN NOT EXISTS (SELECT 1 FROM unmatched_payments WHERE provider = NEW.provider AND id = NEW.id)
  AND NOT EXISTS (
    SELECT 1 FROM deposits d WHERE d.order_no = NEW.order_no AND d.provider = NEW.provider AND (
      d.reference = NEW.reference
      OR (
        NEW.at < d.expires_at
        AND NOT EXISTS (SELECT 1 FROM deposit_endings e WHERE e.order_no = d.order_no)
        AND NEW.amount = d.amount
          - COALESCE((SELECT SUM(p.amount) FROM payments p WHERE p.order_no = d.order_no), 0)
      )
    )
  )
BEGIN
  SELECT RAISE(ABORT, 'payments: no order waits for this');
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

CREATE TRIGGER deposits_few BEFORE INSERT ON deposits
WHEN 5 <= (
  SELECT COUNT(*) FROM deposits d WHERE d.member_id = NEW.member_id AND d.expires_at > NEW.created_at
    AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_no = d.order_no)
    AND NOT EXISTS (SELECT 1 FROM deposit_endings e WHERE e.order_no = d.order_no)
)
BEGIN
  SELECT RAISE(ABORT, 'payments: too many orders wait');
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
WHEN NEW.kind = 'cancelled' AND EXISTS (
  SELECT 1 FROM deposits d WHERE d.order_no = NEW.order_no AND (
    NEW.at >= d.expires_at
    OR d.amount <= (SELECT SUM(p.amount) FROM payments p WHERE p.order_no = d.order_no)
  )
)
BEGIN
  SELECT RAISE(ABORT, 'payments: the order is not open');
END;

CREATE TRIGGER deposit_endings_stay BEFORE UPDATE ON deposit_endings
WHEN NEW.order_no <> OLD.order_no OR OLD.kind <> 'cancelled' OR NEW.kind <> 'refused'
  OR (SELECT kind FROM deposits WHERE order_no = OLD.order_no) <> 'voucher'
BEGIN
  SELECT RAISE(ABORT, 'payments: an order ends once');
END;

CREATE TRIGGER deposit_endings_remain BEFORE DELETE ON deposit_endings
BEGIN
  SELECT RAISE(ABORT, 'payments: an order that ended stays so');
END;

CREATE TRIGGER bonus_grants_moved BEFORE INSERT ON bonus_grants
WHEN NEW.amount IS NOT (SELECT json_extract(bonus, '$.amount') FROM deposits WHERE order_no = NEW.order_no)
  OR NEW.amount IS NOT (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'bonus:' || NEW.order_no
      AND e.account_id = 'member:' || NEW.member_id
  )
BEGIN
  SELECT RAISE(ABORT, 'payments: the ledger moved another bonus');
END;

CREATE TRIGGER payments_bonus AFTER INSERT ON payments
WHEN (
  SELECT CASE grant_key WHEN NEW.ledger_key THEN NOT is_due WHEN '' THEN is_due ELSE 0 END
  FROM (
    SELECT
      COALESCE((SELECT payment_key FROM bonus_grants g WHERE g.order_no = d.order_no), '') AS grant_key,
      d.bonus IS NOT NULL
        AND (SELECT SUM(p.amount) FROM payments p WHERE p.order_no = d.order_no) >= d.amount
        AND NOT EXISTS (SELECT 1 FROM payments o WHERE o.member_id = d.member_id AND o.order_no <> d.order_no)
        AS is_due
    FROM deposits d WHERE d.order_no = NEW.order_no
  )
)
BEGIN
  SELECT RAISE(ABORT, 'payments: the bonus is another one by now');
END;

CREATE TRIGGER bonus_grants_stay BEFORE UPDATE ON bonus_grants
BEGIN
  SELECT RAISE(ABORT, 'payments: a bonus is never changed');
END;

CREATE TRIGGER bonus_grants_remain BEFORE DELETE ON bonus_grants
BEGIN
  SELECT RAISE(ABORT, 'payments: a bonus is never forgotten');
END;
