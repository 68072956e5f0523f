import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DayList } from '@/app/lists/day-list';
import { wholeList } from '@/app/lists/list-state';
import { PendingRows } from '@/app/lists/pending-rows';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { StackedParts } from '@/app/ui/stacked-parts';
import { StateCard } from '@/app/ui/state-card';
import { TextField } from '@/app/ui/text-field';
import { asciiDigits } from '@/contracts/shared/digits';
import styles from './find-movements.module.css';
import { MovementRow } from './movement-row';
import { foundQuery } from './record.queries';
import type { RecordSearch } from './record.search';

/** Longer than any number that the gateway gives. */
const MOST_CHARACTERS = 64;

/** The movements of one order, transfer or round, by its number (MONEY-13). The form works without a script. */
export function FindMovements({ search, today }: { search: RecordSearch; today: string }) {
  const navigate = useNavigate();
  const number = useRef<HTMLInputElement>(null);
  const { find = '' } = search;
  useEffect(() => {
    if (find === '') number.current?.focus({ preventScroll: true });
  }, [find]);
  return (
    <StackedParts>
      <form
        action="/m/transaction/record"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = number.current?.value.trim();
          if (!wanted) return number.current?.focus();
          void navigate({ to: '/m/transaction/record', search: { find: wanted }, replace: true });
        }}
      >
        <TextField
          key={find}
          ref={number}
          name="find"
          type="search"
          icon="search"
          label={m.record_find_label()}
          hint={m.record_find_hint()}
          defaultValue={find}
          maxLength={MOST_CHARACTERS}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
        />
        <Button type="submit" look="secondary">
          {m.record_find_send()}
        </Button>
      </form>
      {find !== '' && (
        <Found reference={asciiDigits(find).slice(0, MOST_CHARACTERS)} search={search} today={today} />
      )}
    </StackedParts>
  );
}

type FoundProps = { reference: string; search: RecordSearch; today: string };

function Found({ reference, search, today }: FoundProps) {
  const query = useQuery(foundQuery(reference));
  return (
    <DayList
      list={wholeList(query, query.data, ({ id }) => id)}
      words={{
        failed: { title: m.record_failed_title(), text: m.record_failed_text() },
        more: m.record_more_unknown(),
        moreFailed: m.record_more_failed(),
      }}
      pending={<PendingRows count={2} />}
      empty={<StateCard kind="empty" title={m.record_find_none()} text={m.record_find_none_text()} />}
      dayOf={({ day }) => day}
      today={today}
    >
      {(movement) => <MovementRow movement={movement} search={search} />}
    </DayList>
  );
}
