import type { UseQueryResult } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { FailedCard } from '../../shell/failed-card';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import styles from './help-states.module.css';

/** What stands in the place of the help texts: loading, failed with a retry, or nothing written yet. */
export function HelpState({ query }: { query: UseQueryResult<unknown> }) {
  const { isPending, isError, isFetching, refetch } = query;
  if (isPending) {
    return (
      <div aria-busy="true">
        <Skeleton className={styles.pending} />
      </div>
    );
  }
  if (!isError) return <StateCard kind="empty" title={m.help_empty_title()} text={m.help_empty_text()} />;
  return (
    <FailedCard
      title={m.help_failed_title()}
      text={m.help_failed_text()}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
