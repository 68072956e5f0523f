-- What makes rewards add up: each is claimed once, in its time, and no claim, check-in or mission is written unless the
-- ledger moved, in the same batch, what it comes to. A code brings no more rewards than it has. Nothing that was written
-- is ever changed.

CREATE TRIGGER rewards_of_code BEFORE INSERT ON rewards
WHEN NEW.code IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM promo_codes c
  WHERE c.merchant = NEW.code_merchant AND c.code = NEW.code AND NEW.at < c.until AND c.most_uses > (
    SELECT COUNT(*) FROM rewards r WHERE r.code_merchant = c.merchant AND r.code = c.code
  )
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the code is used up');
END;

CREATE TRIGGER rewards_stay BEFORE UPDATE ON rewards
BEGIN
  SELECT RAISE(ABORT, 'rewards: what was promised is never changed');
END;

CREATE TRIGGER rewards_remain BEFORE DELETE ON rewards
BEGIN
  SELECT RAISE(ABORT, 'rewards: what was promised is never forgotten');
END;

CREATE TRIGGER reward_claims_in_time BEFORE INSERT ON reward_claims
WHEN NEW.at >= (SELECT claim_before FROM rewards WHERE id = NEW.reward_id)
BEGIN
  SELECT RAISE(ABORT, 'rewards: it is too late');
END;

CREATE TRIGGER reward_claims_moved BEFORE INSERT ON reward_claims
WHEN NOT EXISTS (
  SELECT 1 FROM rewards r
  JOIN ledger_transactions t ON t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND t.source = 'reward:' || r.id
  JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount = r.money + r.points
    AND e.account_id = iif(r.money > 0, 'member:', 'points:') || r.member_id
  WHERE r.id = NEW.reward_id
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the ledger moved another amount');
END;

CREATE TRIGGER reward_claims_played BEFORE INSERT ON reward_claims
WHEN EXISTS (SELECT 1 FROM rewards WHERE id = NEW.reward_id AND money * times > 0) AND NOT EXISTS (
  SELECT 1 FROM rewards r JOIN wagering_requirements q ON q.source = 'reward:' || r.id
    AND q.member_id = r.member_id AND q.locked = r.money AND q.required = r.money * r.times
    AND q.game_type IS r.game_type
  WHERE r.id = NEW.reward_id
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: it is to be played first');
END;

CREATE TRIGGER reward_claims_stay BEFORE UPDATE ON reward_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never changed');
END;

CREATE TRIGGER reward_claims_remain BEFORE DELETE ON reward_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never forgotten');
END;

CREATE TRIGGER check_ins_in_a_row BEFORE INSERT ON check_ins
WHEN NEW.streak <> 1 + COALESCE(
  (SELECT streak FROM check_ins WHERE member_id = NEW.member_id AND day = date(NEW.day, '-1 day')),
  0
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: another number of days in a row');
END;

CREATE TRIGGER check_ins_moved BEFORE INSERT ON check_ins
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND e.account_id = 'points:' || NEW.member_id AND e.amount = NEW.points
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the ledger moved other points');
END;

CREATE TRIGGER check_ins_stay BEFORE UPDATE ON check_ins
BEGIN
  SELECT RAISE(ABORT, 'rewards: a check-in is never changed');
END;

CREATE TRIGGER check_ins_remain BEFORE DELETE ON check_ins
BEGIN
  SELECT RAISE(ABORT, 'rewards: a check-in is never forgotten');
END;

CREATE TRIGGER mission_claims_moved BEFORE INSERT ON mission_claims
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND e.account_id = 'points:' || NEW.member_id AND e.amount = NEW.points
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: the ledger moved other points');
END;

CREATE TRIGGER mission_claims_stay BEFORE UPDATE ON mission_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never changed');
END;

CREATE TRIGGER mission_claims_remain BEFORE DELETE ON mission_claims
BEGIN
  SELECT RAISE(ABORT, 'rewards: a claim is never forgotten');
END;
