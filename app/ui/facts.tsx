import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts, each a `Fact`. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

type FactProps = {
  name: string;
  /** The one that the others are about. */
  isMain?: boolean;
  children: ReactNode;
};

/** What something is, beside its name. */
export function Fact({ name, isMain = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-main={isMain ? '' : undefined}>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
