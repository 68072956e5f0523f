-- What makes the money of games add up: a bet is closed once, by a win or by a rollback that gives it back whole; a bet
-- that was rolled back before it came stays out; and no call of a vendor is kept as heeded unless the ledger moved, in
-- the same batch, what it says. Nothing that was written is ever changed.

CREATE TRIGGER game_bets_after_rollback BEFORE INSERT ON game_bets
WHEN EXISTS (SELECT 1 FROM game_closings WHERE vendor = NEW.vendor AND bet_id = NEW.transaction_id)
BEGIN
  SELECT RAISE(ABORT, 'games: the bet was rolled back');
END;

CREATE TRIGGER game_bets_stay BEFORE UPDATE ON game_bets
BEGIN
  SELECT RAISE(ABORT, 'games: bets are never changed');
END;

CREATE TRIGGER game_bets_remain BEFORE DELETE ON game_bets
BEGIN
  SELECT RAISE(ABORT, 'games: bets are never deleted');
END;

CREATE TRIGGER game_closings_win BEFORE INSERT ON game_closings
WHEN NEW.kind = 'win' AND NOT EXISTS (
  SELECT 1 FROM game_bets
  WHERE vendor = NEW.vendor AND transaction_id = NEW.bet_id AND member_id = NEW.member_id
)
BEGIN
  SELECT RAISE(ABORT, 'games: the member placed no such bet');
END;

CREATE TRIGGER game_closings_rollback BEFORE INSERT ON game_closings
WHEN NEW.kind <> 'win' AND NEW.amount <> COALESCE(
  (
    SELECT CASE WHEN member_id = NEW.member_id THEN amount ELSE -1 END FROM game_bets
    WHERE vendor = NEW.vendor AND transaction_id = NEW.bet_id
  ),
  0
)
BEGIN
  SELECT RAISE(ABORT, 'games: a rollback gives back the bet');
END;

CREATE TRIGGER game_closings_stay BEFORE UPDATE ON game_closings
BEGIN
  SELECT RAISE(ABORT, 'games: a bet is closed once');
END;

CREATE TRIGGER game_closings_remain BEFORE DELETE ON game_closings
BEGIN
  SELECT RAISE(ABORT, 'games: a closed bet stays closed');
END;

CREATE TRIGGER vendor_transactions_moved BEFORE INSERT ON vendor_transactions
WHEN COALESCE(
  (
    SELECT SUM(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
      AND (e.account_id = 'member:' || NEW.member_id OR e.account_id GLOB 'vendor:*:' || NEW.member_id)
  ),
  0
) <> CASE NEW.kind
  WHEN 'bet' THEN COALESCE(
    (SELECT -amount FROM game_bets WHERE vendor = NEW.vendor AND transaction_id = NEW.id),
    1
  )
  ELSE COALESCE(
    (SELECT amount FROM game_closings WHERE vendor = NEW.vendor AND transaction_id = NEW.id),
    0
  )
END
BEGIN
  SELECT RAISE(ABORT, 'games: the ledger moved another amount');
END;

CREATE TRIGGER vendor_transactions_stay BEFORE UPDATE ON vendor_transactions
BEGIN
  SELECT RAISE(ABORT, 'games: what was heeded is never changed');
END;

CREATE TRIGGER vendor_transactions_remain BEFORE DELETE ON vendor_transactions
BEGIN
  SELECT RAISE(ABORT, 'games: what was heeded is never forgotten');
END;
