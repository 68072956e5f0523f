import { useEffect } from 'react';
import { NOTICES_LOADING } from '../../lib/time/timing';
import { List } from '../../lists/list';
import { PendingRows } from '../../lists/pending-rows';
import { useKeptPlace } from '../../lists/use-kept-place';
import { useList } from '../../lists/use-list';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { getsUnreadCounts } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useToast } from '../../shell/toast';
import { StateCard } from '../../ui/state-card';
import { MessageTabs } from './message-tabs';
import { NoticeItem } from './notice-item';
import { noticesPage, noticesQuery } from './notices.queries';
import styles from './notices-screen.module.css';
import { useMarkRead } from './use-mark-read';

/** `/m/notice`: the notices as an accordion, below the tabs (NOTICE-01 to NOTICE-14, NOTICE-28, NOTICE-29). */
export function NoticesScreen() {
  useLocale();
  const list = useList(noticesQuery(), noticesPage);
  useKeptPlace(list);
  const canBeUnread = getsUnreadCounts(useSession());
  const { marked, mark } = useMarkRead();
  useLoadingToast(list.isPending ? list.isFetching : list.more.busy);
  return (
    <div className={styles.screen}>
      <MessageTabs />
      <List
        list={list}
        words={{
          failed: { title: m.notices_failed_title(), text: m.notices_failed_text() },
          shown: m.notices_shown,
          more: m.notices_more(),
          moreFailed: m.notices_more_failed(),
        }}
        pending={<PendingRows count={5} />}
        empty={<StateCard kind="empty" title={m.notices_empty_title()} text={m.notices_empty_text()} />}
      >
        {({ notice, page }) => {
          const isUnread = canBeUnread && notice.read === false && !marked.has(notice.id);
          return (
            <NoticeItem
              notice={notice}
              isUnread={isUnread}
              canBeUnread={canBeUnread}
              onOpen={() => isUnread && void mark(notice.id, page)}
            />
          );
        }}
      </List>
    </div>
  );
}

/** Says that notices load until the call settles. */
function useLoadingToast(isLoading: boolean): void {
  const toast = useToast();
  useEffect(() => {
    if (isLoading) return toast(m.notices_loading(), { duration: NOTICES_LOADING });
  }, [isLoading, toast]);
}
