import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

type Props = {
  /** What it is about: a summary, a tree. */
  start: ReactNode;
  /** The table of it. */
  end: ReactNode;
};

/** Two halves of an agent screen: one below the other on a phone, side by side at a desk. */
export function SideBySide({ start, end }: Props) {
  return (
    <div className={styles.sides}>
      <div className={styles.side}>{start}</div>
      <div className={styles.side}>{end}</div>
    </div>
  );
}
