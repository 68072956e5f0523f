import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { Icon } from './icon';
import type { IconName } from './symbol-names';

type Look = 'primary' | 'tonal' | 'secondary' | 'outline' | 'text' | 'destructive';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  icon?: IconName;
  /** Text shown in place of the label, with a spinner, while the action runs; the button keeps its width. */
  busyText?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
};

/** The site's button. `busyText` disables it and keeps its place. */
export function Button({ look = 'primary', icon, busyText, children, className, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      disabled={disabled || busyText !== undefined}
      aria-busy={busyText !== undefined}
    >
      {busyText === undefined ? icon && <Icon name={icon} /> : <span className={styles.spinner} />}
      <span>{busyText ?? children}</span>
    </button>
  );
}

/** Class of a button's look, for links that look like one. */
export function buttonClass(look: Look = 'primary', extra?: string): string {
  return [styles.button, styles[look], extra].filter(Boolean).join(' ');
}
