import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { REGISTER_FIELDS, type RegisterField } from '@/contracts/register/register-fields';
import type { Method } from './register-form-fields';
import type { RegisterValues } from './register-rules';

/** What a form that was left had in it, for when its visitor comes back. */
type RegisterDraft = {
  method: Method | null;
  country: string | null;
  values: Partial<RegisterValues>;
};

const KEY = ['register', 'draft'];
const SECRET: readonly RegisterField[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
];

/**
 * Keeps what is in the form when it is left, in this tab's memory alone, for five minutes, and without what is secret.
 * Nothing is kept once it was dropped: of a form that opened its account.
 */
export function useKeptDraft(draft: RegisterDraft) {
  const queryClient = useQueryClient();
  const latest = useRef(draft);
  latest.current = draft;
  const done = useRef(false);

  useEffect(
    () => () => {
      if (!done.current) keepDraft(queryClient, latest.current);
    },
    [queryClient],
  );

  return {
    drop() {
      done.current = true;
      queryClient.removeQueries({ queryKey: KEY });
    },
  };
}

/** What is kept, if anything is. */
export function draftOf(queryClient: QueryClient): RegisterDraft | undefined {
  return queryClient.getQueryData<RegisterDraft>(KEY);
}

function keepDraft(queryClient: QueryClient, { values, ...rest }: RegisterDraft): void {
  const kept = REGISTER_FIELDS.filter((name) => values[name] && !SECRET.includes(name));
  queryClient.setQueryData<RegisterDraft>(KEY, {
    ...rest,
    values: Object.fromEntries(kept.map((name) => [name, values[name]])),
  });
}
