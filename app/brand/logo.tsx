import styles from './logo.module.css';
import { LogoMark } from './logo-mark';

/** The flame in its lotus cup, in the brand's colours, with the site's name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark classes={styles} />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  );
}
