import { useEffect, useId, useRef } from 'react';
import styles from './segmented-control.module.css';

type Props<Value extends string> = {
  /** Name of the choice, for assistive technology. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice of two or three, side by side; native radio buttons, so that arrow keys and screen readers know it. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // A choice made before the scripts came counts: it is looked for once.
  const first = useRef({ value, onChange });
  useEffect(() => {
    const { value, onChange } = first.current;
    const picked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (picked !== undefined && picked !== value) onChange(picked as Value);
  }, []);

  return (
    <fieldset ref={group} className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
