import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'warning' | 'negative' | 'info' | 'positive' | 'neutral' | 'primary';

type Props = {
  /** Its colour; the word says the same. */
  tone: TagTone;
  children: ReactNode;
};

/** A short word about something, such as its state. */
export function Tag({ tone, children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      <bdi className={styles.word}>{children}</bdi>
    </span>
  );
}
