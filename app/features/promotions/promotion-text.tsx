import { sanitisedByEdge } from '../../../contracts/safe-html';
import { m } from '../../paraglide/messages.js';
import { RichText } from '../../shell/rich-text';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import styles from './promotion-detail.module.css';

type Props = {
  /** Undefined while it is not there. */
  content: string | undefined;
  failed: boolean;
  busy: boolean;
  retry: () => void;
};

/** A promotion's text: still loading, not to be had, or there (PROMO-06). */
export function PromotionText({ content, failed, busy, retry }: Props) {
  if (failed) {
    return (
      <StateCard kind="error" title={m.promo_text_failed_title()} text={m.promo_failed_text()}>
        <Button look="tonal" icon="refresh" busyText={busy ? m.action_working() : undefined} onClick={retry}>
          {m.action_retry()}
        </Button>
      </StateCard>
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
  return content ? <RichText html={sanitisedByEdge(content)} /> : null;
}
