import { useQuery } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { useLocale } from '../../shell/locale';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { AllianceStrip } from './alliance-strip';
import styles from './blocks.module.css';
import { CharityBlock } from './charity-block';
import { homeContentQuery } from './home.queries';
import { HotEvents } from './hot-events';
import { HotNews } from './hot-news';
import { VideoBlock } from './video-block';

/** Alliance, news, events, video and charity of home; each is absent when it has no items (HOME-01, HOME-46). */
export function Blocks() {
  useLocale();
  const { data, isPending, isFetching, refetch } = useQuery(homeContentQuery());
  if (isPending) return <Skeleton className={styles.pending} />;
  if (!data) {
    return (
      <StateCard kind="error" title={m.home_content_failed_title()} text={m.home_content_failed_text()}>
        <Button
          look="tonal"
          icon="refresh"
          busyText={isFetching ? m.action_working() : undefined}
          onClick={() => void refetch()}
        >
          {m.action_retry()}
        </Button>
      </StateCard>
    );
  }
  return (
    <>
      <AllianceStrip members={data.alliance} />
      <HotNews news={data.news} />
      <HotEvents events={data.events} />
      <VideoBlock videos={data.videos} />
      <CharityBlock items={data.charity} />
    </>
  );
}
