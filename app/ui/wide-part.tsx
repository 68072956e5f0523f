import { useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from './elements';
import styles from './wide-part.module.css';

/** What is wider than a small phone in large letters, and is then moved sideways by hand or by keys; else no key stops at it. */
export function WidePart({ label, children }: { label: string; children: Elements }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setIsWider(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand on view
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div ref={box} className={styles.scroll} role="group" tabIndex={isWider ? 0 : undefined} aria-label={label}>
      {children}
    </div>
  );
}
