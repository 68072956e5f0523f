import { type InputHTMLAttributes, type Ref, useId } from 'react';
import type { Elements } from './elements';
import { fieldBox, fieldInput } from './field-box';
import { FieldNote, fieldClass, fieldLabel } from './field-note';
import { Icon } from './icon';
import type { IconName } from './symbol-names';
import styles from './text-field.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  icon?: IconName;
  hint?: string | undefined;
  error?: string | undefined;
  /** Says that the field did what it is for; stands in the hint's place. */
  success?: string | undefined;
  /** Word at the end of the label's row, where the field may stay empty. */
  optional?: string | undefined;
  /** Control at the start of the field: a dialling code. */
  start?: Elements;
  /** Control at the end of the field: an eye. */
  end?: Elements;
  /** What the field asks about, under its label: a captcha's picture. */
  above?: Elements;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input with an icon, a hint and an error that assistive technology reads with it. */
export function TextField({
  label,
  icon,
  hint,
  error,
  success,
  optional,
  start,
  end,
  above,
  ...input
}: Props) {
  const id = useId();
  const note = error ?? success ?? hint;
  return (
    <div className={fieldClass}>
      <div className={styles.head}>
        <label className={fieldLabel} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{optional}</span>}
      </div>
      {above}
      <div className={fieldBox} data-invalid={error ? '' : undefined}>
        {icon && <Icon name={icon} />}
        {start}
        <input
          {...input}
          id={id}
          className={`${fieldInput} ${styles.input}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      <FieldNote id={`${id}-note`} {...{ error, success, hint }} />
    </div>
  );
}
