-- What makes agreements with agents hold: the direct upline alone offers, never more than it holds itself; an answer comes
-- in time and once; an upline's offers go with it; and of each kind one is in force at a time. Rates are in hundredths of a percent.

CREATE TRIGGER agent_agreements_of_upline BEFORE INSERT ON agent_agreements
WHEN NEW.offered_by IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM members WHERE id = NEW.agent_id AND upline_id = NEW.offered_by)
BEGIN
  SELECT RAISE(ABORT, 'agreements: only the upline offers');
END;

CREATE TRIGGER agent_agreements_within BEFORE INSERT ON agent_agreements
WHEN NEW.offered_by IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM agent_agreements u
  WHERE u.agent_id = NEW.offered_by AND u.kind = NEW.kind AND u.state = 'accepted'
    AND (u.until_day IS NULL OR u.until_day >= DATE(NEW.offered_at / 1000, 'unixepoch'))
    AND NEW.terms ->> 'playerTurnover' >= u.terms ->> 'playerTurnover'
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.terms, '$.tiers') t
      WHERE t.value ->> 'rate' > COALESCE((
        SELECT MAX(o.value ->> 'rate') FROM json_each(u.terms, '$.tiers') o
        WHERE o.value ->> 'from' <= t.value ->> 'from' AND o.value ->> 'players' <= t.value ->> 'players'
      ), 0)
    )
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: more than the upline holds');
END;

CREATE TRIGGER agent_agreements_in_time BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state IN ('accepted', 'refused') AND NEW.answered_at > OLD.answer_before
BEGIN
  SELECT RAISE(ABORT, 'agreements: the time to answer is over');
END;

CREATE TRIGGER agent_agreements_accepted_of_upline BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state = 'accepted' AND NEW.offered_by IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM members WHERE id = NEW.agent_id AND upline_id = NEW.offered_by)
BEGIN
  SELECT RAISE(ABORT, 'agreements: only the upline offers');
END;

CREATE TRIGGER agent_agreements_accepted_within BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state = 'accepted' AND NEW.offered_by IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM agent_agreements u
  WHERE u.agent_id = NEW.offered_by AND u.kind = NEW.kind AND u.state = 'accepted'
    AND u.from_day <= NEW.from_day AND (u.until_day IS NULL OR u.until_day >= NEW.from_day)
    AND NEW.terms ->> 'playerTurnover' >= u.terms ->> 'playerTurnover'
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.terms, '$.tiers') t
      WHERE t.value ->> 'rate' > COALESCE((
        SELECT MAX(o.value ->> 'rate') FROM json_each(u.terms, '$.tiers') o
        WHERE o.value ->> 'from' <= t.value ->> 'from' AND o.value ->> 'players' <= t.value ->> 'players'
      ), 0)
    )
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: more than the upline holds');
END;

CREATE TRIGGER members_leave_offers AFTER UPDATE OF upline_id ON members
WHEN NEW.upline_id IS NOT OLD.upline_id
BEGIN
  UPDATE agent_agreements SET state = 'withdrawn', answered_at = unixepoch() * 1000
  WHERE agent_id = NEW.id AND state = 'offered' AND offered_by = OLD.upline_id;
END;

CREATE TRIGGER agent_agreements_one_in_force BEFORE UPDATE ON agent_agreements
WHEN OLD.state = 'offered' AND NEW.state = 'accepted' AND EXISTS (
  SELECT 1 FROM agent_agreements o
  WHERE o.agent_id = NEW.agent_id AND o.kind = NEW.kind AND o.state = 'accepted'
    AND (o.until_day IS NULL OR o.until_day >= NEW.from_day)
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: the one before has not ended');
END;

CREATE TRIGGER agent_agreements_one_put_in BEFORE INSERT ON agent_agreements
WHEN NEW.state = 'accepted' AND NOT EXISTS (SELECT 1 FROM agent_agreements WHERE id = NEW.id) AND EXISTS (
  SELECT 1 FROM agent_agreements o
  WHERE o.agent_id = NEW.agent_id AND o.kind = NEW.kind AND o.state = 'accepted'
    AND (o.until_day IS NULL OR o.until_day >= NEW.from_day)
    AND (NEW.until_day IS NULL OR NEW.until_day >= o.from_day)
)
BEGIN
  SELECT RAISE(ABORT, 'agreements: the one before has not ended');
END;

CREATE TRIGGER agent_agreements_end_once BEFORE UPDATE ON agent_agreements
WHEN OLD.until_day IS NOT NULL AND (NEW.until_day IS NULL OR NEW.until_day > OLD.until_day)
BEGIN
  SELECT RAISE(ABORT, 'agreements: it has ended before');
END;
