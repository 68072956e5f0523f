import type { ComponentProps } from 'react';
import styles from './date-field.module.css';
import { Icon } from './icon';
import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'icon' | 'end' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** Whether a date is half typed, which has no value yet. */
  onHalfTyped: (isHalfTyped: boolean) => void;
};

/** The platform's own date picker, opened by a tap anywhere in the field. */
export function DateField({ onChange, onHalfTyped, ...field }: Props) {
  return (
    <div className={styles.date}>
      <TextField
        {...field}
        type="date"
        icon="calendar"
        end={
          <span className={styles.arrow}>
            <Icon name="down" />
          </span>
        }
        onChange={(event) => {
          onHalfTyped(event.target.validity.badInput);
          onChange(event.target.value);
        }}
        onKeyUp={(event) => onHalfTyped(event.currentTarget.validity.badInput)}
        onBlur={(event) => onHalfTyped(event.target.validity.badInput)}
      />
    </div>
  );
}
