import { useEffect, useRef } from 'react';
import styles from './done-card.module.css';
import type { Elements } from './elements';
import { Icon } from './icon';

type Props = {
  title: string;
  text: string;
  /** The ways on. */
  children: Elements;
};

/** Stands in the place of a form that was sent; its title has the focus. */
export function DoneCard({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.card}>
      <span className={styles.check}>
        <Icon name="check" size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
