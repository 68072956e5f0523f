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

/** What the picker covers unless a screen sets its own range (SHELL-42). */
const RANGE = { min: '2000-01-01', max: '2030-12-31' };

/** The platform's own date picker, opened by a tap anywhere in the field; from 2000 to 2030 unless told (SHELL-42). */
export function DateField({ onChange, onHalfTyped, ...field }: Props) {
  return (
    <div className={styles.date}>
      <TextField
        {...RANGE}
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
