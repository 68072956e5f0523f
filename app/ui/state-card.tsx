import { useLayoutEffect, useRef } from 'react';
import type { Elements } from './elements';
import styles from './state-card.module.css';

type Props = {
  /** Empty, or failed to load. */
  kind: 'empty' | 'error';
  title: string;
  text: string;
  /** One action. */
  children?: Elements;
};

/**
 * Stands where content would be: a quiet picture, what is the matter, and one way on. When the content comes, the focus
 * that was on the card goes to the main part of the page instead of nowhere.
 */
export function StateCard({ kind, title, text, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  // A layout effect ends while the card is still in the page.
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (!card?.contains(document.activeElement)) return;
      card.closest<HTMLElement>('dialog, main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={ref} className={styles.card} role={kind === 'error' ? 'alert' : undefined}>
      {kind === 'error' ? (
        // Part of the styles: what failed may well be the network.
        <span className={styles.failure} />
      ) : (
        <img src="/art/states/empty.svg" alt="" width="200" height="130" />
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
