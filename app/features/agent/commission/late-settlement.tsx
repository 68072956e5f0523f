import { useQuery } from '@tanstack/react-query';
import { isUnknown } from '@/app/lib/calls/is-unknown';
import { Skeleton } from '@/app/ui/skeleton';
import { NoSettlement } from './no-settlement';
import { SettlementScreen } from './settlement-screen';
import styles from './settlement-screen.module.css';
import { settlementQuery } from './settlements.queries';

/** A settlement that its screen did not wait for: where it will be, then itself, or that it did not come. */
export function LateSettlement({ id }: { id: string }) {
  const { data, error } = useQuery(settlementQuery(id));
  if (data) return <SettlementScreen id={id} />;
  if (error) return <NoSettlement why={isUnknown(error) ? 'unknown' : 'failed'} />;
  return (
    <div className={styles.pendingParts} aria-busy="true">
      <Skeleton className={styles.pendingHead} />
      <Skeleton className={styles.pendingLines} />
    </div>
  );
}
