import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { fieldClass, fieldLabel } from './field-note';
import { Icon } from './icon';
import styles from './text-area.module.css';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** How much is written of how much, such as `12/500`. */
  counter: string;
  /** The same for who cannot see it, announced when little is left. */
  announced?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A labelled text of several lines with a counter, a hint and an error that assistive technology reads with it. */
export function TextArea({ label, hint, error, counter, announced, rows = 4, ...area }: Props) {
  const id = useId();
  return (
    <div className={fieldClass}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} className={styles.foot}>
        <p className={error ? styles.error : styles.hint}>
          {error && <Icon name="alert" size={16} />}
          <span>{error ?? hint}</span>
        </p>
        <p className={styles.counter} dir="ltr" aria-hidden={announced === undefined ? undefined : true}>
          {counter}
        </p>
      </div>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  );
}
