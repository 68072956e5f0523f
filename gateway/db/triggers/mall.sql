-- What makes the points mall add up: an item is taken at its own price while there is one, with the points that the ledger
-- moved for it in the same batch and the bonus that it brings; each redemption ends once, and what comes back can be taken
-- again. Nothing that was written is ever changed.

CREATE TRIGGER mall_redemptions_of_item BEFORE INSERT ON mall_redemptions
WHEN NOT EXISTS (
  SELECT 1 FROM mall_items i JOIN members m ON m.id = NEW.member_id AND m.merchant = i.merchant
  WHERE i.merchant = NEW.merchant AND i.id = NEW.item_id AND i.kind = NEW.kind AND i.points = NEW.points
    AND NOT i.hidden AND (i.stock IS NULL OR i.stock > 0)
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the item is another one by now');
END;

CREATE TRIGGER mall_redemptions_moved BEFORE INSERT ON mall_redemptions
WHEN NOT EXISTS (
  SELECT 1 FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
  WHERE t.idempotency_key = NEW.ledger_key AND t.status = 'posted' AND t.source = 'mall:' || NEW.order_no
    AND e.account_id = 'points:' || NEW.member_id AND e.amount = -NEW.points
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the ledger moved other points');
END;

CREATE TRIGGER mall_redemptions_bonus BEFORE INSERT ON mall_redemptions
WHEN NEW.kind = 'bonus' AND NOT EXISTS (
  SELECT 1 FROM mall_items i
  JOIN rewards r ON r.origin = 'mall:' || NEW.order_no AND r.member_id = NEW.member_id
    AND r.money = i.money AND r.times = i.times
  JOIN reward_claims c ON c.reward_id = r.id
  WHERE i.merchant = NEW.merchant AND i.id = NEW.item_id
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the bonus is missing');
END;

CREATE TRIGGER mall_redemptions_taken AFTER INSERT ON mall_redemptions
BEGIN
  UPDATE mall_items SET stock = stock - 1
  WHERE merchant = NEW.merchant AND id = NEW.item_id AND stock IS NOT NULL;
END;

CREATE TRIGGER mall_redemptions_stay BEFORE UPDATE ON mall_redemptions
BEGIN
  SELECT RAISE(ABORT, 'mall: what was taken is never changed');
END;

CREATE TRIGGER mall_redemptions_remain BEFORE DELETE ON mall_redemptions
BEGIN
  SELECT RAISE(ABORT, 'mall: what was taken is never forgotten');
END;

CREATE TRIGGER mall_steps_in_order BEFORE INSERT ON mall_steps
WHEN NEW.step <> 'ordered' AND NOT EXISTS (
  SELECT 1 FROM mall_steps WHERE order_no = NEW.order_no AND step = 'ordered'
)
BEGIN
  SELECT RAISE(ABORT, 'mall: a step comes before its time');
END;

CREATE TRIGGER mall_steps_before_the_end BEFORE INSERT ON mall_steps
WHEN EXISTS (SELECT 1 FROM mall_steps WHERE order_no = NEW.order_no AND step IN ('delivered', 'returned'))
BEGIN
  SELECT RAISE(ABORT, 'mall: it has ended');
END;

CREATE TRIGGER mall_steps_returned BEFORE INSERT ON mall_steps
WHEN NEW.step = 'returned' AND NOT EXISTS (
  SELECT 1 FROM mall_redemptions r
  JOIN ledger_transactions t ON t.idempotency_key = NEW.ledger_key AND t.status = 'posted'
    AND t.source = 'mall:' || NEW.order_no
  JOIN ledger_entries e ON e.transaction_id = t.id
    AND e.account_id = 'points:' || r.member_id AND e.amount = r.points
  WHERE r.order_no = NEW.order_no AND r.kind <> 'bonus'
)
BEGIN
  SELECT RAISE(ABORT, 'mall: the points did not go back');
END;

CREATE TRIGGER mall_steps_restocked AFTER INSERT ON mall_steps
WHEN NEW.step = 'returned'
BEGIN
  UPDATE mall_items SET stock = stock + 1
  WHERE stock IS NOT NULL
    AND (merchant, id) = (SELECT merchant, item_id FROM mall_redemptions WHERE order_no = NEW.order_no);
END;

CREATE TRIGGER mall_steps_stay BEFORE UPDATE ON mall_steps
BEGIN
  SELECT RAISE(ABORT, 'mall: steps are never changed');
END;

CREATE TRIGGER mall_steps_remain BEFORE DELETE ON mall_steps
BEGIN
  SELECT RAISE(ABORT, 'mall: steps are never deleted');
END;
