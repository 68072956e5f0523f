import { Skeleton } from '../ui/skeleton';
import styles from './list.module.css';

type Props = {
  count: number;
  /** The class of the list, which says gap and height of its rows. */
  className?: string | undefined;
  /** They stand in the server's page too, for rows that the browser alone asks for. */
  later?: boolean;
};

/** Stands where the rows of a list will be. */
export function PendingRows({ count, className, later = false }: Props) {
  const classes = [styles.list, className].filter(Boolean).join(' ');
  return (
    <div className={classes} aria-busy="true" data-later={later ? '' : undefined}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that all look the same
        <Skeleton key={row} className={styles.pending} />
      ))}
    </div>
  );
}
