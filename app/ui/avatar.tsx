import styles from './avatar.module.css';

/** The member's initial on the warm lantern gradient. */
export function Avatar({ initial, size }: { initial: string; size: 44 | 60 }) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initial}
    </span>
  );
}
