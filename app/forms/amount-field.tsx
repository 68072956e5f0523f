import { type ChangeEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { decimalOf, type MinorUnits } from '../../contracts/shared/minor-units';
import { formatMoney } from '../domain/money/format-money';
import { afterKey, caretAfter } from '../lib/caret';
import { figureMarks } from '../locale/figures';
import { useLocale } from '../locale/locale';
import { useSite } from '../session/site.queries';
import { Icon } from '../ui/icon';
import { groupedAmount, typedAmount } from './amount';
import styles from './amount-field.module.css';

/** An amount to choose instead of typing it, in minor units; without a label of its own it is its figure. */
export type QuickPick = { amount: MinorUnits; label?: string };

type Props = {
  name: string;
  label: string;
  /** Whole units as digits; else what was typed (`typedAmount`). */
  value: string;
  onChange: (value: string) => void;
  /** Least and most, as a sentence. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Names the picks together. */
  picksLabel: string;
  picks: readonly QuickPick[];
  disabled?: boolean;
  /** The amount is picked and not typed. */
  readOnly?: boolean;
};

/**
 * A large amount of whole units, its digits grouped while they are typed, with amounts to pick (MONEY-02, MONEY-07). It
 * never calculates: what cannot be read stays as typed, and the form says so.
 */
export function AmountField({ value, onChange, hint, error, picks, picksLabel, label, ...input }: Props) {
  useLocale();
  const id = useId();
  const { symbol } = useSite().currency;
  const typed = useTypedAmount(value, onChange);
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} data-invalid={error ? '' : undefined} dir="ltr">
        <input
          {...input}
          {...typed}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          placeholder="0"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        <span className={styles.symbol} aria-hidden="true" translate="no">
          {symbol}
        </span>
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="alert" size={16} />}
          <span>{note}</span>
        </p>
      )}
      {picks.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand on view
        <div className={styles.picks} role="group" aria-label={picksLabel}>
          {picks.map((pick) => (
            <Pick
              key={pick.label ?? pick.amount}
              pick={pick}
              value={value}
              onPick={onChange}
              disabled={input.disabled}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type PickProps = {
  pick: QuickPick;
  value: string;
  onPick: (value: string) => void;
  disabled: boolean | undefined;
};

function Pick({ pick: { amount, label }, value, onPick, disabled }: PickProps) {
  const { currency } = useSite();
  const [units = ''] = decimalOf(amount).split('.');
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={value === units}
      aria-label={label ? `${label}, ${formatMoney(amount, currency)}` : undefined}
      disabled={disabled}
      onClick={() => onPick(units)}
    >
      {label ?? (
        <bdi dir="ltr" translate="no">
          {groupedAmount(units)}
        </bdi>
      )}
    </button>
  );
}

/** The text of the input, grouped, with the caret kept at its digit. */
function useTypedAmount(value: string, onChange: (value: string) => void) {
  const separator = figureMarks().thousands;
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const text = groupedAmount(value);

  // What came otherwise than by keys, before the scripts for one.
  useEffect(() => {
    const meant = typedAmount(value, separator);
    if (meant !== value) onChange(meant);
  });

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== ref.current) return;
    const at = caretAfter(text, caret.current);
    ref.current?.setSelectionRange(at, at);
    caret.current = null;
  });

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType = '' } = nativeEvent as InputEvent;
    const isKey = /^(?:insertText|insertCompositionText|delete.*)$/.test(inputType);
    const next = typedAmount(currentTarget.value, separator, isKey);
    const isRead = /^\d+$/.test(next);
    const { digits, caret: at } = afterKey(currentTarget, nativeEvent, next, value);
    caret.current = isRead ? at : null;
    onChange(isRead ? digits : next);
  }

  return { ref, value: text, onChange: change };
}
