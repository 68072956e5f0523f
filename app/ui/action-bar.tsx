import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The bar at the bottom of a screen that leads to one thing: what it comes to, and its button. The last part of `main`. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
