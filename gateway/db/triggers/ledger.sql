-- What makes the ledger a ledger: entries go into an open transaction only, a transaction is posted once and only
-- when its entries sum to zero, and posting is what moves balances. Nothing that was written is ever changed.

CREATE TRIGGER ledger_accounts_start_empty BEFORE INSERT ON ledger_accounts
WHEN NEW.balance <> 0
BEGIN
  SELECT RAISE(ABORT, 'ledger: an account starts empty');
END;

CREATE TRIGGER ledger_transactions_start_open BEFORE INSERT ON ledger_transactions
WHEN NEW.status <> 'open'
BEGIN
  SELECT RAISE(ABORT, 'ledger: a transaction starts open');
END;

CREATE TRIGGER ledger_entries_into_open BEFORE INSERT ON ledger_entries
WHEN (SELECT status FROM ledger_transactions WHERE id = NEW.transaction_id) IS NOT 'open'
BEGIN
  SELECT RAISE(ABORT, 'ledger: the transaction is closed');
END;

CREATE TRIGGER ledger_entries_like_transaction BEFORE INSERT ON ledger_entries
WHEN NEW.balance IS NOT NULL OR NEW.member_id IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM ledger_transactions WHERE id = NEW.transaction_id AND kind = NEW.kind AND created_at = NEW.at
  AND vendor IS NEW.vendor
)
BEGIN
  SELECT RAISE(ABORT, 'ledger: an entry has the kind, time and vendor of its transaction');
END;

CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries
WHEN OLD.balance IS NOT NULL OR NEW.balance IS NULL OR NEW.vendor IS NOT OLD.vendor
  OR (NEW.id, NEW.transaction_id, NEW.account_id, NEW.amount, NEW.kind, NEW.at)
  <> (OLD.id, OLD.transaction_id, OLD.account_id, OLD.amount, OLD.kind, OLD.at)
BEGIN
  SELECT RAISE(ABORT, 'ledger: entries are never changed');
END;

CREATE TRIGGER ledger_entries_remain BEFORE DELETE ON ledger_entries
BEGIN
  SELECT RAISE(ABORT, 'ledger: entries are never deleted');
END;

CREATE TRIGGER ledger_transactions_remain BEFORE DELETE ON ledger_transactions
BEGIN
  SELECT RAISE(ABORT, 'ledger: transactions are never deleted');
END;

CREATE TRIGGER ledger_transactions_posted_once BEFORE UPDATE ON ledger_transactions
WHEN OLD.status = 'posted' OR NEW.status <> 'posted'
BEGIN
  SELECT RAISE(ABORT, 'ledger: a transaction is posted once');
END;

CREATE TRIGGER ledger_transactions_balanced BEFORE UPDATE ON ledger_transactions
WHEN (SELECT COUNT(*) < 2 OR SUM(amount) <> 0 FROM ledger_entries WHERE transaction_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'ledger: entries do not sum to zero');
END;

CREATE TRIGGER ledger_transactions_post AFTER UPDATE ON ledger_transactions
BEGIN
  UPDATE ledger_accounts
  SET balance = balance + (
    SELECT SUM(amount) FROM ledger_entries WHERE transaction_id = NEW.id AND account_id = ledger_accounts.id
  )
  WHERE id IN (SELECT account_id FROM ledger_entries WHERE transaction_id = NEW.id);
  UPDATE ledger_entries
  SET (balance, member_id) = (
    SELECT balance, iif(id GLOB 'member:*' OR id GLOB 'vendor:*', member_id, NULL)
    FROM ledger_accounts WHERE id = ledger_entries.account_id
  )
  WHERE transaction_id = NEW.id;
  INSERT INTO ledger_quarters (member_id, quarter, kind, vendor, amount, movements)
  SELECT member_id, at / 900000, kind, COALESCE(vendor, ''), SUM(amount), COUNT(*)
  FROM ledger_entries
  WHERE transaction_id = NEW.id AND member_id IS NOT NULL
  GROUP BY member_id
  ON CONFLICT (member_id, quarter, kind, vendor) DO UPDATE
  SET amount = amount + excluded.amount, movements = movements + excluded.movements;
END;

CREATE TRIGGER ledger_quarters_grow BEFORE UPDATE ON ledger_quarters
WHEN NEW.movements <= OLD.movements
  OR (NEW.member_id, NEW.quarter, NEW.kind, NEW.vendor) <> (OLD.member_id, OLD.quarter, OLD.kind, OLD.vendor)
BEGIN
  SELECT RAISE(ABORT, 'ledger: sums only grow');
END;

CREATE TRIGGER ledger_quarters_remain BEFORE DELETE ON ledger_quarters
BEGIN
  SELECT RAISE(ABORT, 'ledger: sums are never deleted');
END;
