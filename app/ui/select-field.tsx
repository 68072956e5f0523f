import { useId } from 'react';
import { fieldBox, fieldInput } from './field-box';
import { FieldNote, fieldClass, fieldLabel } from './field-note';
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
    <div className={fieldClass}>
      <label className={fieldLabel} htmlFor={id}>
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
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </div>
  );
}
