import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NOTICES_LOADING } from '../../lib/timing';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { getsUnreadCounts } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { FailedCard } from '../../shell/failed-card';
import { useToast } from '../../shell/toast';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { MessageTabs } from './message-tabs';
import { NoticeItem } from './notice-item';
import { noticesQuery } from './notices.queries';
import styles from './notices-screen.module.css';
import { useMarkRead } from './use-mark-read';

const PENDING_ROWS = [0, 1, 2, 3, 4];

/** `/m/notice`: the notices as an accordion, below the tabs (NOTICE-01 to NOTICE-14, NOTICE-28, NOTICE-29). */
export function NoticesScreen() {
  useLocale();
  const list = useInfiniteQuery(noticesQuery());
  useLoadingToast(list.isPending ? list.isFetching : list.isFetchingNextPage);
  return (
    <div className={styles.screen}>
      <MessageTabs />
      {list.isPending && <Pending />}
      {list.isError && !list.data && (
        <FailedCard
          title={m.notices_failed_title()}
          text={m.notices_failed_text()}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <Notices list={list} />}
    </div>
  );
}

function Notices({ list }: { list: ReturnType<typeof useNotices> }) {
  const canBeUnread = getsUnreadCounts(useSession());
  const { marked, mark } = useMarkRead();
  const pages = list.data?.pages ?? [];
  const total = pages[0]?.total ?? 0;
  if (total === 0) {
    return <StateCard kind="empty" title={m.notices_empty_title()} text={m.notices_empty_text()} />;
  }
  const notices = distinct(pages.flatMap(({ notices, page }) => notices.map((notice) => ({ notice, page }))));
  return (
    <>
      <ul className={styles.list}>
        {notices.map(({ notice, page }) => {
          const isUnread = canBeUnread && notice.read === false && !marked.has(notice.id);
          return (
            <li key={notice.id} className={styles.item}>
              <NoticeItem
                notice={notice}
                isUnread={isUnread}
                canBeUnread={canBeUnread}
                onOpen={() => isUnread && void mark(notice.id, page)}
              />
            </li>
          );
        })}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <p>{m.notices_shown({ shown: notices.length, total })}</p>
          {list.isFetchNextPageError && <p role="alert">{m.notices_more_failed()}</p>}
          <Button
            look="secondary"
            busyText={list.isFetchingNextPage ? m.action_working() : undefined}
            onClick={() => void list.fetchNextPage()}
          >
            {m.notices_more()}
          </Button>
        </div>
      )}
    </>
  );
}

const useNotices = () => useInfiniteQuery(noticesQuery());

/** A notice that moved to the next page while it was loaded is shown once. */
function distinct<Row extends { notice: { id: number | string } }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [String(row.notice.id), row])).values()];
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

/** Says that notices load until the call settles (NOTICE-13, CONST-23). */
function useLoadingToast(isLoading: boolean): void {
  const toast = useToast();
  useEffect(() => {
    if (isLoading) return toast(m.notices_loading(), { duration: NOTICES_LOADING });
  }, [isLoading, toast]);
}
