import type { ReactNode } from 'react';
import styles from './record-facts.module.css';

/** What is known of a movement or an order, each a `RecordFact`. */
export const RecordFacts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

/** What something is, beside its name. */
export function RecordFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
