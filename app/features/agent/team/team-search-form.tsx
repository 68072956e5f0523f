import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { fieldBox, fieldInput } from '@/app/ui/field-box';
import { Icon } from '@/app/ui/icon';
import { IconButton } from '@/app/ui/icon-button';
import { LONGEST_NAME } from '@/contracts/team/team';
import type { TeamSearch } from './team.search';
import styles from './team-search-form.module.css';

/** Whether a text is long enough to be searched for. */
export const isLongEnough = (text: string): boolean => text.trim().length >= 2;

/** So long nobody has typed before it is searched for, in milliseconds. */
const PAUSE = 300;

/** Searches for an account on all levels, as one types (AGENT-25). The form works without a script. */
export function TeamSearchForm({ search }: { search: TeamSearch }) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { find = '', span } = search;
  /** What was asked for last: the address may be on its way there. */
  const asked = useRef(find);

  useEffect(() => () => clearTimeout(pause.current), []);

  // What the address asks for by another way, such as back; what is being typed is newer.
  useEffect(() => {
    asked.current = find;
    const field = input.current;
    const isTyped = pause.current !== undefined || (find !== '' && document.activeElement === field);
    if (field && !isTyped) field.value = find;
  }, [find]);

  function go(wanted: string) {
    clearTimeout(pause.current);
    pause.current = undefined;
    const before = asked.current;
    if (wanted === before) return;
    asked.current = wanted;
    const target = wanted === '' ? { span } : { find: wanted, span };
    void navigate({
      to: '/m/agent/team',
      search: target,
      replace: before !== '',
      resetScroll: before === '' || wanted === '',
      viewTransition: false,
    });
  }

  function goSoon(text: string) {
    clearTimeout(pause.current);
    const wanted = text.trim();
    pause.current = setTimeout(() => {
      pause.current = undefined;
      if (wanted === '' || isLongEnough(wanted)) go(wanted);
    }, PAUSE);
  }

  return (
    <search>
      <form
        action="/m/agent/team"
        className={fieldBox}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = input.current?.value.trim();
          if (!wanted) return input.current?.focus();
          go(wanted);
        }}
      >
        <Icon name="search" />
        <label htmlFor={id} className="visually-hidden">
          {m.team_find()}
        </label>
        <input
          ref={input}
          id={id}
          className={`${fieldInput} ${styles.input}`}
          type="search"
          name="find"
          defaultValue={find}
          onChange={(event) => goSoon(event.target.value)}
          maxLength={LONGEST_NAME}
          placeholder={m.team_find()}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
        />
        {span && <input type="hidden" name="span" value={span} />}
        {find !== '' && (
          <IconButton
            icon="close"
            size={20}
            label={m.team_find_clear()}
            onClick={() => {
              // This button goes with what it clears.
              input.current?.focus();
              go('');
            }}
          />
        )}
      </form>
    </search>
  );
}
