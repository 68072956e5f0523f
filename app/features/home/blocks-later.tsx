import { useQuery } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { hydrateWhenVisible } from '../../lib/loading/hydrate-when-visible';
// Its styles come with the page: the part itself does not.
import '../../domain/announcements/member-logos.module.css';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { FailedCard } from '../../shell/failed-card';
import { Skeleton } from '../../ui/skeleton';
import { Blocks } from './blocks';
import styles from './blocks.module.css';
import { homeContentQuery } from './home.queries';
import type { HomeContent } from './home-content';

const BLOCKS_ID = 'home-blocks';

/**
 * The sections below the games. They come with the page from the server; what brings them to life is loaded when
 * they come near or when the visitor first touches anything.
 */
export function BlocksLater() {
  useLocale();
  const { data, isPending, isFetching, refetch } = useQuery(homeContentQuery());
  return (
    <div id={BLOCKS_ID} className={styles.blocks}>
      {data ? (
        <StandingSections content={data} />
      ) : isPending ? (
        <Skeleton className={styles.pending} />
      ) : (
        <FailedCard
          title={m.home_content_failed_title()}
          text={m.home_content_failed_text()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

/** Drawn anew only for other content: whatever else is drawn anew above would throw away what stands there. */
const StandingSections = memo(function StandingSections({ content }: { content: HomeContent }) {
  return (
    <Suspense fallback={<Skeleton className={styles.pending} />}>
      <Sections content={content} />
    </Suspense>
  );
});

type Sections = ComponentType<{ content: HomeContent }>;

const Sections = createIsomorphicFn()
  .server((): Sections => Blocks)
  .client(
    (): Sections =>
      lazy(() => hydrateWhenVisible(BLOCKS_ID, () => import('./blocks').then(({ Blocks }) => Blocks))),
  )();
