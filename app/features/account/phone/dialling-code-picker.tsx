import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { Popup } from '@/app/ui/popup';
import { TextField } from '@/app/ui/text-field';
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
export function DiallingCodePicker({ countries, current, onChoose, onClose }: Props) {
  const { language } = useLocale();
  const [search, setSearch] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const left = useRef<number>(undefined);
  const named = useMemo(() => namedCountries(countries, language.tag), [countries, language.tag]);
  const found = findCountries(named, search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again once all of them have come, unless it was scrolled
  useEffect(() => {
    const panel = root.current?.parentElement;
    if (!panel || (left.current !== undefined && left.current !== panel.scrollTop)) return;
    chosen.current?.scrollIntoView({ block: 'center' });
    left.current = panel.scrollTop;
  }, [countries.length]);

  return (
    <Popup shape="sheet" title={m.phone_country()} closeLabel={m.action_close()} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every row is a button */}
      <div ref={root} onKeyDown={moveFocus}>
        <div className={styles.search}>
          <TextField
            label={m.phone_country_search()}
            icon="search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <p role="status" className={styles.none}>
          {found.length === 0 && m.phone_country_none()}
        </p>
        <ul className={styles.list}>
          {found.map(({ countryCode, countryDialingCode, name }) => (
            <li key={countryCode} className={styles.row}>
              <button
                ref={countryCode === current ? chosen : undefined}
                type="button"
                className={styles.item}
                aria-current={countryCode === current ? 'true' : undefined}
                onClick={() => onChoose(countryCode)}
              >
                <img
                  className={styles.flag}
                  src={`/flags/${countryCode.toLowerCase()}.svg`}
                  alt=""
                  width="24"
                  height="16"
                  loading="lazy"
                />
                <span className={styles.name}>{name}</span>
                <span className={styles.code} dir="ltr" translate="no">
                  {`+${countryDialingCode}`}
                </span>
                {countryCode === current && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Popup>
  );
}

/** Arrow keys go from the search to the rows and along them; Enter in the search goes to the first. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const typing = event.target instanceof HTMLInputElement;
  const step =
    event.key === 'ArrowDown' || (event.key === 'Enter' && typing) ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
  stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
}
