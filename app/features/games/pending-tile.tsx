import type { HTMLAttributes } from 'react';
import { Skeleton } from '../../ui/skeleton';
import styles from './pending-tile.module.css';

/** Stands in the place of a `GameTile` whose game still loads. */
export function PendingTile({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...rest} className={`${styles.tile} ${className}`}>
      <Skeleton className={styles.cover} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.vendor} />
    </div>
  );
}
