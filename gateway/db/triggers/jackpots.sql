-- What makes jackpots add up: a bet feeds them once, when it is settled; the bet that brings one to its mark wins all
-- that is in it, is paid in the same batch, and no other bet is; then it begins anew at the house's expense, at a mark
-- drawn anew. What was won is never changed. Play money, of trials (type 4) and free accounts (40), neither feeds nor wins.

CREATE TRIGGER jackpots_grow AFTER INSERT ON game_closings
WHEN NEW.kind = 'win' AND EXISTS (
  SELECT 1 FROM games WHERE node_id = NEW.node_id AND instr(classifies, '|Jackpot|') > 0
) AND (SELECT type FROM members WHERE id = NEW.member_id) NOT IN (4, 40)
BEGIN
  UPDATE jackpots
  SET amount = MIN(
    must_fall_by,
    amount + share * (
      SELECT amount FROM game_bets WHERE vendor = NEW.vendor AND transaction_id = NEW.bet_id
    ) / 10000
  )
  WHERE merchant = (SELECT merchant FROM members WHERE id = NEW.member_id);
  INSERT INTO jackpot_falls (source, merchant, jackpot_id, number, member_id, node_id, closing_id, amount, at)
  SELECT 'jackpot:' || merchant || '-' || id || '-' || (falls + 1), merchant, id, falls + 1, NEW.member_id, NEW.node_id, NEW.id, amount, NEW.at
  FROM jackpots
  WHERE merchant = (SELECT merchant FROM members WHERE id = NEW.member_id) AND amount >= falls_at;
END;

CREATE TRIGGER jackpot_falls_pay AFTER INSERT ON jackpot_falls
BEGIN
  INSERT INTO ledger_accounts (id, may_be_negative)
  SELECT 'house:jackpots', 1 WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE id = 'house:jackpots');
  INSERT INTO ledger_accounts (id, member_id, may_be_negative)
  SELECT 'member:' || NEW.member_id, NEW.member_id, 0
  WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE id = 'member:' || NEW.member_id);
  INSERT INTO ledger_transactions (id, idempotency_key, kind, source, fingerprint, created_at)
  VALUES (NEW.source, NEW.source, 'jackpot', NEW.source, NEW.source, NEW.at);
  INSERT INTO ledger_entries (transaction_id, account_id, amount, kind, at)
  VALUES
    (NEW.source, 'member:' || NEW.member_id, NEW.amount, 'jackpot', NEW.at),
    (NEW.source, 'house:jackpots', -NEW.amount, 'jackpot', NEW.at);
  UPDATE ledger_transactions SET status = 'posted' WHERE id = NEW.source;
  UPDATE jackpots
  SET amount = base, falls = NEW.number, falls_at = base + 1 + (random() & 9223372036854775807) % (must_fall_by - base)
  WHERE merchant = NEW.merchant AND id = NEW.jackpot_id;
END;

CREATE TRIGGER jackpot_falls_won BEFORE INSERT ON jackpot_falls
WHEN NOT EXISTS (
  SELECT 1 FROM jackpots
  WHERE merchant = NEW.merchant AND id = NEW.jackpot_id AND falls = NEW.number - 1 AND amount = NEW.amount
    AND amount >= falls_at
) OR NOT EXISTS (
  SELECT 1 FROM game_closings WHERE id = NEW.closing_id AND member_id = NEW.member_id AND kind = 'win'
) OR (SELECT type FROM members WHERE id = NEW.member_id) IN (4, 40)
BEGIN
  SELECT RAISE(ABORT, 'jackpots: nobody has won it');
END;

CREATE TRIGGER jackpots_move BEFORE UPDATE ON jackpots
WHEN NEW.amount < OLD.amount AND NOT EXISTS (
  SELECT 1 FROM jackpot_falls
  WHERE merchant = NEW.merchant AND jackpot_id = NEW.id AND number = NEW.falls AND amount = OLD.amount
    AND NEW.falls = OLD.falls + 1
)
BEGIN
  SELECT RAISE(ABORT, 'jackpots: what is in it is won and goes nowhere else');
END;

CREATE TRIGGER jackpot_falls_stay BEFORE UPDATE ON jackpot_falls
BEGIN
  SELECT RAISE(ABORT, 'jackpots: a fall is never changed');
END;

CREATE TRIGGER jackpot_falls_remain BEFORE DELETE ON jackpot_falls
BEGIN
  SELECT RAISE(ABORT, 'jackpots: a fall is never deleted');
END;
