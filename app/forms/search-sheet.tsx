import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Elements } from '../ui/elements';
import { Icon } from '../ui/icon';
import { Popup } from '../ui/popup';
import { TextField } from '../ui/text-field';
import styles from './search-sheet.module.css';

/** One entry of the list: its name, which may be one in every language, between what stands before and after it. */
export type SearchChoice = {
  value: string;
  before: Elements;
  name: string;
  translate?: 'no';
  after?: Elements;
};

type Props = {
  title: string;
  closeLabel: string;
  searchLabel: string;
  /** What is said when nothing is found. */
  none: string;
  /** The entries for what is searched: all of them for nothing. */
  find: (search: string) => readonly SearchChoice[];
  /** How many entries there are to find: while they are still coming, the chosen one is shown once more. */
  count: number;
  /** The value that is chosen. */
  current: string;
  onChoose: (value: string) => void;
  onClose: () => void;
};

/** A sheet of many entries with a search above them; it opens at the chosen one, and arrow keys go along them. */
export function SearchSheet({ searchLabel, none, find, count, current, onChoose, ...popup }: Props) {
  const [search, setSearch] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const left = useRef<number>(undefined);
  const found = find(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again once all of them have come, unless it was scrolled
  useEffect(() => {
    const panel = root.current?.parentElement;
    if (!panel || (left.current !== undefined && left.current !== panel.scrollTop)) return;
    chosen.current?.scrollIntoView({ block: 'center' });
    left.current = panel.scrollTop;
  }, [count]);

  return (
    <Popup {...popup} shape="sheet">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every row is a button */}
      <div ref={root} onKeyDown={moveFocus}>
        <div className={styles.search}>
          <TextField
            label={searchLabel}
            icon="search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <p role="status" className={styles.none}>
          {found.length === 0 && none}
        </p>
        <ul className={styles.list}>
          {found.map(({ value, before, name, translate, after }) => (
            <li key={value} className={styles.row}>
              <button
                ref={value === current ? chosen : undefined}
                type="button"
                className={styles.item}
                aria-current={value === current ? 'true' : undefined}
                onClick={() => onChoose(value)}
              >
                {before}
                <span className={styles.name} translate={translate}>
                  {name}
                </span>
                {after}
                {value === current && <Icon name="check" />}
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
