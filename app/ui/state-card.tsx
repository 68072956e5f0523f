import type { ReactNode } from 'react';
import styles from './state-card.module.css';

type Props = {
  /** Empty, or failed to load. */
  kind: 'empty' | 'error';
  title: string;
  text: string;
  /** One action. */
  children?: ReactNode;
};

/** Stands where content would be: a quiet picture, what is the matter, and one way on. */
export function StateCard({ kind, title, text, children }: Props) {
  return (
    <section className={styles.card} role={kind === 'error' ? 'alert' : undefined}>
      <img src={`/art/states/${kind}.svg`} alt="" width="200" height="130" />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
