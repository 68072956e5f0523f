import styles from './choices.module.css';
import type { Elements } from './elements';

/** Buttons side by side, each as wide as the others, or below one another where they do not fit. */
export const Choices = ({ children }: { children: Elements }) => (
  <div className={styles.choices}>{children}</div>
);
