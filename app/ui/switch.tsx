import { useEffect, useId, useRef } from 'react';
import type { Elements } from './elements';
import styles from './switch.module.css';

type Props = {
  label: string;
  hint?: string | undefined;
  /** Stands before the words: an icon. */
  start?: Elements;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** One thing that is on or off, acting at once; the whole line is its target. */
export function Switch({ label, hint, start, checked, onChange, disabled }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // A tap made before the scripts came counts: it is looked for once.
  const first = useRef({ checked, onChange });
  useEffect(() => {
    const { checked, onChange } = first.current;
    const chosen = input.current?.checked;
    if (chosen !== undefined && chosen !== checked) onChange(chosen);
  }, []);

  return (
    <label className={styles.line}>
      {start}
      <span className={styles.words}>
        <span>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        ref={input}
        type="checkbox"
        role="switch"
        className={styles.track}
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
