-- What makes payouts add up: who pays a withdrawal out is named before it is asked, and stays; only what that one tells
-- is kept, and it is heeded with the end that it says, in the same batch. Nothing that was told is ever changed.

CREATE TRIGGER payouts_stay BEFORE UPDATE ON payouts
WHEN NEW.order_no <> OLD.order_no OR (OLD.provider IS NOT NULL AND NEW.provider IS NOT OLD.provider)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: who pays it out is never changed');
END;

CREATE TRIGGER payouts_remain BEFORE DELETE ON payouts
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: a payout is never deleted');
END;

CREATE TRIGGER withdrawal_steps_checked BEFORE INSERT ON withdrawal_steps
WHEN NEW.step = 'checked' AND NOT EXISTS (
  SELECT 1 FROM payouts WHERE order_no = NEW.order_no AND provider IS NOT NULL
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: nobody is named to pay it out');
END;

CREATE TRIGGER payout_outcomes_asked BEFORE INSERT ON payout_outcomes
WHEN NOT EXISTS (SELECT 1 FROM payouts WHERE order_no = NEW.order_no AND provider = NEW.provider)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: another provider was asked');
END;

CREATE TRIGGER payout_outcomes_ended BEFORE INSERT ON payout_outcomes
WHEN NEW.heeded AND NOT EXISTS (
  SELECT 1 FROM withdrawal_steps WHERE order_no = NEW.order_no
    AND step = CASE NEW.outcome WHEN 'settled' THEN 'paid' ELSE 'returned' END
)
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: it has not ended so');
END;

CREATE TRIGGER payout_outcomes_stay BEFORE UPDATE ON payout_outcomes
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what was told is never changed');
END;

CREATE TRIGGER payout_outcomes_remain BEFORE DELETE ON payout_outcomes
BEGIN
  SELECT RAISE(ABORT, 'withdrawals: what was told is never forgotten');
END;
