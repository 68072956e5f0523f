import { useId } from 'react';
import { decimalOf, type MinorUnits } from '../../contracts/shared/minor-units';
import { formatMoney } from '../domain/money/format-money';
import { useLocale } from '../locale/locale';
import { useSite } from '../session/site.queries';
import { FieldNote, fieldClass, fieldLabel } from '../ui/field-note';
import { AMOUNT, groupedAmount } from './amount';
import styles from './amount-field.module.css';
import { useFigures } from './use-figures';

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
  const figures = useFigures({ keyboard: 'numeric', value, onChange, format: AMOUNT });
  const note = error ?? hint;
  return (
    <div className={fieldClass}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} data-invalid={error ? '' : undefined} dir="ltr">
        <input
          {...input}
          {...figures}
          id={id}
          className={styles.input}
          autoComplete="off"
          placeholder="0"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        <span className={styles.symbol} aria-hidden="true" translate="no">
          {symbol}
        </span>
      </div>
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
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
