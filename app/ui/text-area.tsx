import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from './icon';
import styles from './text-area.module.css';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** How much is written, such as `12/500`. */
  counter: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A labelled text of several lines with a counter, a hint and an error that assistive technology reads with it. */
export function TextArea({ label, hint, error, counter, ...area }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} className={styles.foot}>
        <p className={error ? styles.error : styles.hint}>
          {error && <Icon name="alert" size={16} />}
          {error ?? hint}
        </p>
        <p className={styles.counter} dir="ltr">
          {counter}
        </p>
      </div>
    </div>
  );
}
