import type { Elements } from './elements';
import styles from './wide-part.module.css';

/** What is wider than a small phone in large letters, and is then moved sideways by hand or by keys. */
export function WidePart({ label, children }: { label: string; children: Elements }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand on view
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
