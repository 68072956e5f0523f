import { useState } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { TextField } from '@/app/ui/text-field';
import { DiallingCodePicker } from './dialling-code-picker';
import styles from './phone-field.module.css';
import { useCountries } from './use-countries';
import { useGroupedDigits } from './use-grouped-digits';

type Props = {
  name: string;
  label: string;
  /** Digits as typed. */
  value: string;
  onChange: (digits: string) => void;
  /** ISO code of the number's country. */
  country: string;
  onCountry: (countryCode: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
};

/** A mobile number with the dialling code of its country at the start (LOGIN-07). */
export function PhoneField({ value, onChange, country, onCountry, optional, error, ...field }: Props) {
  useLocale();
  const { countries, dialingCodeOf, retry } = useCountries();
  const [choosing, setChoosing] = useState(false);
  const code = dialingCodeOf(country);
  const number = useGroupedDigits(value, code, onChange);

  function openPicker() {
    retry();
    setChoosing(true);
  }

  function choose(countryCode: string) {
    onCountry(countryCode);
    setChoosing(false);
  }

  return (
    <>
      <TextField
        {...field}
        {...number.input}
        autoComplete="tel-national"
        dir="ltr"
        placeholder={m.phone_placeholder()}
        optional={optional ? m.form_optional() : undefined}
        error={error}
        onFocus={number.focus}
        start={
          <button
            type="button"
            className={styles.code}
            aria-haspopup="dialog"
            aria-label={m.phone_country_button({ code: `+${code}` })}
            onClick={openPicker}
          >
            <span dir="ltr" translate="no">{`+${code}`}</span>
            <Icon name="down" />
          </button>
        }
        end={
          number.complete && !error ? (
            <span className={styles.complete}>
              <Icon name="check" />
            </span>
          ) : undefined
        }
      />
      {choosing && (
        <DiallingCodePicker
          countries={countries}
          current={country}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
