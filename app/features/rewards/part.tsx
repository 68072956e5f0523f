import type { Elements } from '../../ui/elements';
import { SectionHeading } from '../../ui/section-head';
import styles from './part.module.css';

/** A part of a screen below its heading, which names it by the id. */
export function Part({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  );
}
