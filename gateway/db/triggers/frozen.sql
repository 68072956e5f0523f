-- What a frozen account is kept from, also where the call was under way when its member objected: what protects an account
-- changes with noticeStatements of it alone, and money leaves by the kinds named here. New login passwords are judged where they are
-- set: they are how its owner gets back in.

CREATE TRIGGER objection_links_frozen BEFORE INSERT ON objection_links
WHEN NEW.change <> 'passwordChanged'
  AND EXISTS (SELECT 1 FROM members WHERE id = NEW.member_id AND frozen_until > NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'frozen: the member has objected');
END;

CREATE TRIGGER ledger_entries_frozen BEFORE INSERT ON ledger_entries
WHEN NEW.amount < 0
  AND NEW.kind IN ('withdraw.hold', 'transfer.up', 'transfer.down', 'transfer.out', 'transfer.in')
  AND EXISTS (
    SELECT 1 FROM ledger_accounts a JOIN members m ON m.id = a.member_id
    WHERE a.id = NEW.account_id AND m.frozen_until > NEW.at
  )
BEGIN
  SELECT RAISE(ABORT, 'frozen: the member has objected');
END;

CREATE TRIGGER mall_redemptions_frozen BEFORE INSERT ON mall_redemptions
WHEN EXISTS (SELECT 1 FROM members WHERE id = NEW.member_id AND frozen_until > NEW.at)
BEGIN
  SELECT RAISE(ABORT, 'frozen: the member has objected');
END;
