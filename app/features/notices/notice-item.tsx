import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RichText } from '../../domain/media/rich-text';
import { listDate } from '../../lib/time/dates';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { messageOfError } from '../../shell/error-message';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import type { NoticeSummary } from './list-notices.server';
import styles from './notice-item.module.css';
import { noticeQuery } from './notices.queries';

type Props = { notice: NoticeSummary; isUnread: boolean; canBeUnread: boolean; onOpen: () => void };

/** One notice of the accordion; its text is loaded when it is opened first (NOTICE-02, NOTICE-03). */
export function NoticeItem({ notice, isUnread, canBeUnread, onOpen }: Props) {
  const { timeZone } = useSite();
  return (
    <Disclosure
      title={notice.title || m.notices_untitled()}
      meta={listDate(notice.startDate, timeZone)}
      mark={isUnread ? m.notices_unread() : undefined}
      unmarked={!canBeUnread}
      onOpen={onOpen}
      footer={
        <Link to="/m/noticeDetail" search={{ id: notice.id }} className={styles.alone}>
          <span>{m.notices_open_alone()}</span>
          <span className={styles.chevron}>
            <Icon name="next" size={18} />
          </span>
        </Link>
      }
    >
      {() => <NoticeText id={notice.id} />}
    </Disclosure>
  );
}

function NoticeText({ id }: { id: number | string }) {
  const { data, error, isFetching, refetch } = useQuery(noticeQuery(id));
  if (data) return data.content ? <RichText html={data.content} /> : null;
  if (!error) return <Skeleton className={styles.pending} />;
  return (
    <div className={styles.failed} role="alert">
      <p>{messageOfError(error)}</p>
      <Button
        look="tonal"
        icon="refresh"
        busyText={isFetching ? m.action_working() : undefined}
        onClick={() => void refetch()}
      >
        {m.action_retry()}
      </Button>
    </div>
  );
}
