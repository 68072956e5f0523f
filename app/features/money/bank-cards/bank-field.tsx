import { useId } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { FieldNote, fieldClass, fieldLabel } from '@/app/ui/field-note';
import { Icon } from '@/app/ui/icon';
import styles from './add-card-form.module.css';

type Props = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** Name of the chosen bank. */
  chosen: string | undefined;
  onOpen: () => void;
};

/** Looks like a field, and opens the list of banks. */
export function BankField({ name, label, value, error, chosen, onOpen }: Props) {
  const id = useId();
  return (
    <div className={fieldClass}>
      <span id={`${id}-label`} className={fieldLabel}>
        {label}
      </span>
      <button
        type="button"
        name={name}
        value={value}
        className={styles.choose}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? '' : undefined}
        onClick={onOpen}
      >
        <Icon name="bank" />
        <span
          id={`${id}-value`}
          className={styles.chosen}
          data-empty={chosen ? undefined : ''}
          translate={chosen ? 'no' : undefined}
        >
          {chosen ?? m.cards_bank_choose()}
        </span>
        <Icon name="down" />
      </button>
      <FieldNote id={`${id}-error`} error={error} />
    </div>
  );
}
