import { Link } from '@tanstack/react-router';
import { TrialCard } from '../../domain/member/trial-card';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { buttonClass } from '../../ui/button';
import { MessageList } from './message-list';

/** `/m/webEmail`: the member's own messages; users on trial have none and cause no call (NOTICE-26 to NOTICE-28). */
export function InboxScreen() {
  useLocale();
  const session = useSession();
  // Logged out in another tab: the way to the login is on, and nothing is asked for meanwhile.
  if (!session) return null;
  if (isTrial(session)) {
    return (
      <TrialCard title={m.inbox_trial_title()} text={m.inbox_trial_text()}>
        <Link to="/m/notice" className={buttonClass('text')}>
          {m.notices_all()}
        </Link>
      </TrialCard>
    );
  }
  return <MessageList />;
}
