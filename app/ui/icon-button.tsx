import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon';
import styles from './icon-button.module.css';
import type { IconName } from './symbol-names';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; label: string; size?: 20 | 24 };

/** Class of an icon-only link, of the same size. */
export const iconLink = styles.button;

/** An icon-only button with a name, 44×44 to the finger. */
export function IconButton({ icon, label, size = 24, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[styles.button, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
