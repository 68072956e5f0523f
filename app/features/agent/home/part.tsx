import type { Elements } from '@/app/ui/elements';
import { SectionHead } from '@/app/ui/section-head';
import { staleClass } from '@/app/ui/stale';
import styles from './part.module.css';

type Props = {
  id: string;
  title: string;
  /** The way to all of it. */
  more?: Elements;
  /** It is of other days by now. */
  isStale?: boolean;
  children: Elements;
};

/** A part of the agent home on a card, below its heading, which names it by the id. */
export function Part({ id, title, more, isStale = false, children }: Props) {
  return (
    <section aria-labelledby={id} aria-busy={isStale} className={styles.part}>
      <SectionHead id={id} title={title}>
        {more}
      </SectionHead>
      <div className={staleClass(isStale, styles.card)}>{children}</div>
    </section>
  );
}
