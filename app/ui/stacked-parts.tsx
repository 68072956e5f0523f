import type { ReactNode } from 'react';
import styles from './stacked-parts.module.css';

/** Parts of a page one below the other, 16 px apart. */
export function StackedParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
