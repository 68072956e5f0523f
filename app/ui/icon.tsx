import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';
import type { IconName } from './symbol-names';

type Props = { name: IconName; size?: 16 | 18 | 20 | 24 };

/** A decorative line icon, a symbol of `icons.svg`. Its neighbour or its button carries the name. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
