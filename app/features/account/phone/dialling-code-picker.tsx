import { useMemo } from 'react';
import { SearchSheet } from '@/app/forms/search-sheet';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { findCountries, namedCountries } from './country-search';
import styles from './dialling-code-picker.module.css';
import type { Country } from './use-countries';

type Props = {
  countries: readonly Country[];
  /** ISO code of the chosen country. */
  current: string;
  onChoose: (countryCode: string) => void;
  onClose: () => void;
};

/** A sheet of all countries with flags and dialling codes, searched by name or code (LOGIN-07). */
export function DiallingCodePicker({ countries, ...sheet }: Props) {
  const { language } = useLocale();
  const named = useMemo(() => namedCountries(countries, language.tag), [countries, language.tag]);
  return (
    <SearchSheet
      {...sheet}
      title={m.phone_country()}
      closeLabel={m.action_close()}
      searchLabel={m.phone_country_search()}
      none={m.phone_country_none()}
      count={countries.length}
      find={(search) =>
        findCountries(named, search).map(({ countryCode, countryDialingCode, name }) => ({
          value: countryCode,
          before: (
            <img
              className={styles.flag}
              src={`/flags/${countryCode.toLowerCase()}.svg`}
              alt=""
              width="24"
              height="16"
              loading="lazy"
            />
          ),
          name,
          after: (
            <span className={styles.code} dir="ltr" translate="no">
              {`+${countryDialingCode}`}
            </span>
          ),
        }))
      }
    />
  );
}
