import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import styles from './more-articles.module.css';

type Props = {
  shown: number;
  total: number;
  hasMore: boolean;
  busy: boolean;
  failed: boolean;
  onMore: () => void;
};

/** How much of a list is shown, and the way to its next page. */
export function MoreArticles({ shown, total, hasMore, busy, failed, onMore }: Props) {
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <p role={failed ? 'alert' : undefined}>
        {failed ? m.article_more_failed() : m.article_shown({ shown, total })}
      </p>
      <Button look="secondary" busyText={busy ? m.action_working() : undefined} onClick={onMore}>
        {failed ? m.action_retry() : m.article_load_more()}
      </Button>
    </div>
  );
}
