import type { SafeHtml } from '@/contracts/safe-html';
import { RichText } from '../../domain/media/rich-text';
import { m } from '../../paraglide/messages.js';
import { FailedCard } from '../../shell/failed-card';
import { Skeleton } from '../../ui/skeleton';
import styles from './promotion-detail.module.css';

type Props = {
  /** Undefined while it is not there. */
  content: SafeHtml | undefined;
  failed: boolean;
  busy: boolean;
  retry: () => void;
};

/** A promotion's text: still loading, not to be had, or there (PROMO-06). */
export function PromotionText({ content, failed, busy, retry }: Props) {
  if (failed) {
    return (
      <FailedCard
        title={m.promo_text_failed_title()}
        text={m.promo_failed_text()}
        busy={busy}
        onRetry={retry}
      />
    );
  }
  if (content === undefined) {
    return (
      <div className={styles.pending} aria-busy="true">
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    );
  }
  return content ? <RichText html={content} /> : null;
}
