import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fieldBox, fieldInput } from '../../../ui/field-box';
import { Icon } from '../../../ui/icon';
import styles from './option-field.module.css';

type Props = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  onChange: (code: string) => void;
  options: readonly { code: string; name: string }[];
};

/** One of a channel's banks or issuers, by the platform's own select. */
export function OptionField({ name, label, value, error, hint, onChange, options }: Props) {
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
          <option value="">{m.deposit_choose()}</option>
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
          {note}
        </p>
      )}
    </div>
  );
}
