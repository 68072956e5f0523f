import { useRef } from 'react';
import type { Elements } from './elements';
import { useScrollStop } from './use-scroll-stop';
import styles from './wide-part.module.css';

/** What is wider than a small phone in large letters, and is then moved sideways by hand or by keys. */
export function WidePart({ label, children }: { label: string; children: Elements }) {
  const box = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollStop(box);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand on view
    <div ref={box} className={styles.scroll} role="group" tabIndex={tabIndex} aria-label={label}>
      {children}
    </div>
  );
}
