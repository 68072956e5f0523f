import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { FailedCard } from '../../shell/failed-card';
import { Button, buttonClass } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { inboxQuery } from './inbox.queries';
import styles from './inbox-screen.module.css';
import { MessageList } from './message-list';

const PENDING_ROWS = [0, 1, 2, 3];

/** `/m/webEmail`: the member's own messages; users on trial have none and cause no call (NOTICE-26 to NOTICE-28). */
export function InboxScreen() {
  useLocale();
  const session = useSession();
  // Logged out in another tab: the way to the login is on, and nothing is asked for meanwhile.
  if (!session) return null;
  if (isTrial(session)) {
    return (
      <StateCard kind="empty" title={m.inbox_trial_title()} text={m.inbox_trial_text()}>
        <Link to="/m/notice" className={buttonClass('tonal')}>
          {m.notices_all()}
        </Link>
      </StateCard>
    );
  }
  return <Inbox />;
}

function Inbox() {
  const list = useInfiniteQuery(inboxQuery());
  const { data, isPending, isFetching, refetch } = list;
  if (isPending) return <Pending />;
  if (!data) {
    return (
      <FailedCard
        title={m.inbox_failed_title()}
        text={m.inbox_failed_text()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const messages = data.pages.flatMap(({ content }) => content);
  if (messages.length === 0 && !list.hasNextPage) {
    return <StateCard kind="empty" title={m.inbox_empty_title()} text={m.inbox_empty_text()} />;
  }
  return (
    <>
      <MessageList messages={[...new Map(messages.map((message) => [message.id, message])).values()]} />
      {list.hasNextPage && (
        <div className={styles.more}>
          {list.isFetchNextPageError && <p role="alert">{m.inbox_more_failed()}</p>}
          <Button
            look="secondary"
            busyText={list.isFetchingNextPage ? m.action_working() : undefined}
            onClick={() => void list.fetchNextPage()}
          >
            {m.inbox_more()}
          </Button>
        </div>
      )}
    </>
  );
}

function Pending() {
  return (
    <div className={styles.list} aria-busy="true">
      {PENDING_ROWS.map((row) => (
        <Skeleton key={row} className={styles.pending} />
      ))}
    </div>
  );
}
