import { useId } from 'react';
import { fieldBox, fieldInput } from './field-box';
import { Icon } from './icon';
import styles from './select-field.module.css';

type Props = {
  name: string;
  label: string;
  value: string;
  /** Stands there until something is chosen. */
  placeholder: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (code: string) => void;
  options: readonly { code: string; name: string }[];
};

/** One of several, by the platform's own select. */
export function SelectField({ name, label, value, placeholder, error, hint, onChange, options }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={fieldBox} data-invalid={error ? '' : undefined}>
        <select
          id={id}
          name={name}
          className={`${fieldInput} ${styles.select}`}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.code} value={option.code}>
              {option.name}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="down" />
        </span>
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="alert" size={16} />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
