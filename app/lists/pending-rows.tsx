import { Skeleton } from '../ui/skeleton';
import styles from './list.module.css';

type Props = {
  count: number;
  /** The class of the list, which says gap and height of its rows. */
  className?: string | undefined;
};

/** Stands where the rows of a list will be. */
export function PendingRows({ count, className }: Props) {
  return (
    <div className={[styles.list, className].filter(Boolean).join(' ')} aria-busy="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that all look the same
        <Skeleton key={row} className={styles.pending} />
      ))}
    </div>
  );
}
