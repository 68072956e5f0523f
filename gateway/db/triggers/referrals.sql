-- Who invited a member is written when it registers, never the member itself, and never changed: so invitations make no
-- circle. What an invitation brings goes to that one, for a friend who paid in.

CREATE TRIGGER members_invite_others AFTER INSERT ON members
WHEN NEW.referrer_id = NEW.id
BEGIN
  SELECT RAISE(ABORT, 'referrals: nobody invites oneself');
END;

CREATE TRIGGER members_invited_once BEFORE UPDATE OF referrer_id ON members
WHEN NEW.referrer_id IS NOT OLD.referrer_id
BEGIN
  SELECT RAISE(ABORT, 'referrals: who invited a member is never changed');
END;

CREATE TRIGGER rewards_of_referral BEFORE INSERT ON rewards
WHEN NEW.origin GLOB 'referral:*' AND NOT EXISTS (
  SELECT 1 FROM members f JOIN payments p ON p.member_id = f.id
  WHERE f.id = CAST(substr(NEW.origin, 10) AS INTEGER) AND f.referrer_id = NEW.member_id
)
BEGIN
  SELECT RAISE(ABORT, 'rewards: nobody was invited');
END;
