import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { RichText } from '../../domain/media/rich-text';
import { noticeDate } from '../../lib/time/dates';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Loaded } from '../../shell/loaded';
import { buttonClass } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './notice-detail-screen.module.css';
import { isGone, noticeQuery } from './notices.queries';

/** `/m/noticeDetail?id=`: title, date and text of one notice; one that is gone leads to all (NOTICE-15 to NOTICE-18). */
export function NoticeDetailScreen({ id }: { id: number | string }) {
  useLocale();
  const { timeZone } = useSite();
  const notice = useQuery(noticeQuery(id));
  if (isGone(notice.error)) return <Navigate to="/m/notice" replace />;
  return (
    <Loaded
      query={notice}
      pending={<Pending />}
      failed={{ title: m.notices_failed_title(), text: m.notices_failed_text() }}
    >
      {({ title, startDate, content }) => (
        <article className={styles.article}>
          <h2 className={styles.title}>
            <bdi>{title || m.notices_untitled()}</bdi>
          </h2>
          <p className={styles.date}>{noticeDate(startDate, timeZone)}</p>
          {content && <RichText html={content} />}
          <Link to="/m/notice" className={buttonClass('tonal', styles.all)}>
            {m.notices_all()}
          </Link>
        </article>
      )}
    </Loaded>
  );
}

function Pending() {
  return (
    <div className={styles.article} aria-busy="true">
      <Skeleton className={styles.pending} />
    </div>
  );
}
