import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/app/ui/skeleton';
import { NoOrder } from './no-order';
import styles from './tracker.module.css';
import { TrackerScreen } from './tracker-screen';
import { isNoWithdrawal, withdrawalQuery } from './withdraw.queries';

/** A withdrawal that its screen did not wait for: where it will be, then itself, or that it did not come. */
export function LateTracker({ orderNo }: { orderNo: string }) {
  const { data, error } = useQuery(withdrawalQuery(orderNo));
  if (data) return <TrackerScreen orderNo={orderNo} />;
  if (error) return <NoOrder why={isNoWithdrawal(error) ? 'unknown' : 'failed'} />;
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.pendingReceipt} />
      <Skeleton className={styles.pendingFacts} />
    </div>
  );
}
