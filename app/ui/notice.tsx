import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './notice.module.css';

/** A boxed message inside a form or page. An error is announced at once. */
export function Notice({ kind, children }: { kind: 'error' | 'warning' | 'info'; children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'info' ? 'info' : 'alert'} />
      <p>{children}</p>
    </div>
  );
}
