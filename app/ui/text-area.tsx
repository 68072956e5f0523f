import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-area.module.css';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  /** How much is written of how much, such as `12/140`. */
  count: string;
  /** The same for who cannot see it, announced when little is left; else empty. */
  countAnnounced?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A labelled text of several lines with a counter; it grows with what is written where the browser can. */
export function TextArea({ label, hint, count, countAnnounced, rows = 4, ...area }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={styles.area}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <div className={styles.foot}>
        <span id={`${id}-hint`}>{hint}</span>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </div>
      <span className="visually-hidden" role="status">
        {countAnnounced}
      </span>
    </div>
  );
}
