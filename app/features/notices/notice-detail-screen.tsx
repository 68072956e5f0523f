import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { RichText } from '../../domain/media/rich-text';
import { noticeDate } from '../../lib/time/dates';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { FailedCard } from '../../shell/failed-card';
import { buttonClass } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import styles from './notice-detail-screen.module.css';
import { isGone, noticeQuery } from './notices.queries';

/** `/m/noticeDetail?id=`: title, date and text of one notice; one that is gone leads to all (NOTICE-15 to NOTICE-18). */
export function NoticeDetailScreen({ id }: { id: number | string }) {
  useLocale();
  const { timeZone } = useSite();
  const { data, error, isFetching, refetch } = useQuery(noticeQuery(id));
  if (isGone(error)) return <Navigate to="/m/notice" replace />;
  if (!data && error) {
    return (
      <FailedCard
        title={m.notices_failed_title()}
        text={m.notices_failed_text()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className={styles.article} aria-busy="true">
        <Skeleton className={styles.pending} />
      </div>
    );
  }
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>
        <bdi>{data.title || m.notices_untitled()}</bdi>
      </h2>
      <p className={styles.date}>{noticeDate(data.startDate, timeZone)}</p>
      {data.content && <RichText html={data.content} />}
      <Link to="/m/notice" className={buttonClass('tonal', styles.all)}>
        {m.notices_all()}
      </Link>
    </article>
  );
}
