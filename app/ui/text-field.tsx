import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Icon } from './icon';
import styles from './text-field.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  icon?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Control at the end of the field: an eye, a captcha picture. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input with an icon, a hint and an error that assistive technology reads with it. */
export function TextField({ label, icon, hint, error, end, ...input }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {icon && <Icon name={icon} />}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="alert" size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}
