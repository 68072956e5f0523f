import { useNavigate } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { LONGEST_NAME } from '../../../../contracts/team/team';
import { m } from '../../../paraglide/messages.js';
import { fieldBox, fieldInput } from '../../../ui/field-box';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import type { TeamSearch } from './team.search';
import styles from './team-search-form.module.css';

/** Whether a text is long enough to be searched for. */
export const isLongEnough = (text: string): boolean => text.trim().length >= 2;

/** Searches for an account on all levels (AGENT-25). The form works without a script. */
export function TeamSearchForm({ search }: { search: TeamSearch }) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { find = '', span } = search;
  return (
    <search>
      <form
        action="/m/agent/team"
        className={fieldBox}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = input.current?.value.trim();
          if (!wanted) return input.current?.focus();
          void navigate({ to: '/m/agent/team', search: { find: wanted, span }, replace: find !== '' });
        }}
      >
        <Icon name="search" />
        <label htmlFor={id} className="visually-hidden">
          {m.team_find()}
        </label>
        <input
          key={find}
          ref={input}
          id={id}
          className={`${fieldInput} ${styles.input}`}
          type="search"
          name="find"
          defaultValue={find}
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
            onClick={() => void navigate({ to: '/m/agent/team', search: { span }, replace: true })}
          />
        )}
      </form>
    </search>
  );
}
