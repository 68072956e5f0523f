import type { ReactNode } from 'react';
import styles from './avatar.module.css';

type Props = {
  initial: string;
  size: 44 | 60 | 88;
  /** A picture that covers the initial. */
  children?: ReactNode;
};

/** The member's initial on the warm lantern gradient, or a picture over it. */
export function Avatar({ initial, size, children }: Props) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initial}
      {children}
    </span>
  );
}
