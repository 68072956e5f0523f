import styles from './spinner.module.css';

/** Turns in the middle of a screen that waits; what it waits for is said beside it. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
