import { Link } from '@tanstack/react-router';
import { useUnreadInbox } from '../../domain/member/unread.queries';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/session.queries';
import { Badge } from '../../ui/badge';
import { LinkTabs, linkTab } from '../../ui/link-tabs';
import { useUnreadNotices } from './use-unread-notices';

/** Support, notices and, for who is signed in, the inbox, side by side (NOTICE-28, NOTICE-29). */
export function MessageTabs() {
  useLocale();
  const isMember = useSession() !== null;
  const notices = useUnreadNotices();
  const messages = useUnreadInbox();
  const shared = { className: linkTab, replace: true, activeOptions: { includeSearch: false } } as const;
  return (
    <LinkTabs label={m.messages_tabs()}>
      <Link to="/m/help" {...shared}>
        {m.messages_help()}
      </Link>
      <Link to="/m/notice" {...shared}>
        <span>{m.messages_notices()}</span>
        <Badge count={notices} label={m.messages_unread({ count: notices })} />
      </Link>
      {isMember && (
        <Link to="/m/webEmail" {...shared}>
          <span>{m.messages_inbox()}</span>
          <Badge count={messages} label={m.messages_unread({ count: messages })} />
        </Link>
      )}
    </LinkTabs>
  );
}
