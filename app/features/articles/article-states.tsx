import { m } from '../../paraglide/messages.js';
import { FailedCard } from '../../shell/failed-card';
import { Skeleton } from '../../ui/skeleton';
import styles from './article-states.module.css';

const ROWS = [0, 1, 2, 3];

/** Where the items of a list will be. */
export function ArticlesPending() {
  return (
    <div className={styles.pending} aria-busy="true">
      <Skeleton className={styles.large} />
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.small} />
      ))}
    </div>
  );
}

/** Stands for a list or an item that could not be loaded. */
export function ArticlesFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <FailedCard
      title={m.article_failed_title()}
      text={m.article_failed_text()}
      busy={busy}
      onRetry={onRetry}
    />
  );
}
