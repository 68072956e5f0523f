import { type FormEvent, useEffect, useId, useRef } from 'react';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import type { RoutePath } from '@/app/screens';
import { fieldBox, fieldInput } from '@/app/ui/field-box';
import { Icon } from '@/app/ui/icon';
import { IconButton } from '@/app/ui/icon-button';
import { LONGEST_SEARCH } from '../game-search';
import styles from './search-field.module.css';
import { useTypedSearch } from './use-typed-search';

type Props = {
  /** Where the form leads without a script, and what goes along. */
  path: RoutePath;
  kept: Record<string, string | number | undefined>;
  applied: string;
  onSearch: (text: string) => void;
  total: number | undefined;
};

/** Searches in the list below while one types (GAME-75). Drawn by a screen that knows the language. */
export function SearchField({ path, kept, applied, onSearch, total }: Props) {
  const id = useId();
  const { typed, type, apply } = useTypedSearch(applied, onSearch);
  const input = useRef<HTMLInputElement>(null);
  const typeLater = useRef(type);
  // What was typed before the scripts came is taken over, or the first drawing would wipe it out.
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== input.current?.defaultValue) typeLater.current(early);
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    apply(typed);
  };
  return (
    <search>
      <form className={fieldBox} action={path} onSubmit={send}>
        <label htmlFor={id} className="visually-hidden">
          {m.lobby_search_label()}
        </label>
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          className={`${fieldInput} ${styles.input}`}
          type="search"
          name="q"
          value={typed}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={total ? m.lobby_search_in({ count: formatCount(total) }) : m.lobby_search_label()}
          onChange={(event) => type(event.target.value)}
        />
        {Object.entries(kept).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {typed !== '' && (
          <IconButton icon="close" size={20} label={m.lobby_search_clear()} onClick={() => apply('')} />
        )}
      </form>
    </search>
  );
}
