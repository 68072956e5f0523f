import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './checkbox.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode };

/** A native checkbox in the site's look; the whole line is its target. */
export function Checkbox({ children, ...input }: Props) {
  return (
    <label className={styles.line}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
