import styles from './stale.module.css';

/** Classes of what still shows the answer before, of another filter or time; aria-busy is for the element to say. */
export const staleClass = (isStale: boolean, className: string | undefined = '') =>
  isStale ? `${className} ${styles.stale}` : className;
