import { type ComponentProps, useRef, useState } from 'react';
import { isDay } from '../../contracts/shared/days';
import { useLocale } from '../locale/locale';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/icon-button';
import { TextField } from '../ui/text-field';
import styles from './date-field.module.css';
import { shownDay, typedDay, withSlashes } from './typed-day';
import { useFigures } from './use-figures';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'icon' | 'end' | 'value' | 'onChange' | 'min' | 'max' | 'inputMode' | 'maxLength' | 'ref'
> & {
  /** `YYYY-MM-DD`, what was typed where that is no day, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** First and last day of the picker. */
  min?: string;
  max?: string;
};

/** What the picker covers unless a screen sets its own range (SHELL-42). */
const RANGE = { min: '2000-01-01', max: '2030-12-31' };

/**
 * A day, typed as day, month and year, or chosen by the platform's own picker; from 2000 to 2030 unless told (SHELL-42).
 * The platform's own field is out of sight: each engine writes a date its own way, and WebKit shows today in an empty one.
 */
export function DateField({ value, onChange, min = RANGE.min, max = RANGE.max, ...field }: Props) {
  useLocale();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.date}>
      <TextField
        autoComplete="off"
        {...field}
        {...useTypedDay(value, onChange)}
        icon="calendar"
        placeholder={m.date_field_format()}
        end={
          <IconButton
            icon="down"
            label={m.date_field_pick({ field: field.label })}
            onClick={() => openPicker(picker.current)}
          />
        }
      />
      <input
        ref={picker}
        type="date"
        className={styles.picker}
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={isDay(value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Older engines open it when it has the focus. */
function openPicker(picker: HTMLInputElement | null): void {
  try {
    picker?.showPicker();
  } catch {
    picker?.focus();
  }
}

/** The text of the field: as it is typed while it is, as every day is shown once the field is left. */
function useTypedDay(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && typedDay(typed) === value;
  const figures = useFigures({
    keyboard: 'numeric',
    value,
    format: { read: typedDay, show: (value) => (isTyped ? typed : shownDay(value)) },
    onChange(_, text, isAtEnd) {
      const next = isAtEnd ? withSlashes(text) : text;
      setTyped(next);
      onChange(typedDay(next));
    },
  });
  return { ...figures, onBlur: () => setTyped(null) };
}
