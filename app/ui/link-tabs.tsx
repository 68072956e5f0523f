import type { ReactNode } from 'react';
import styles from './link-tabs.module.css';

/** Class of each link inside `LinkTabs`; the current one says so by `aria-current`. */
export const linkTab = styles.tab;

/** Links to screens that stand side by side as one choice. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
