import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery, useSession } from '../session/session.queries';
import type { FieldOf, FormValues } from './form-options';

type Form<Values> = { values: Values; fill: (change: (values: Values) => Values) => void };
type Kept = { member: string; fields: Record<string, unknown> };

/**
 * Keeps what a member has typed when the session ends over the form, and fills it in again once the same member has
 * logged in: in this tab's memory alone, for five minutes. Name no field that is secret. Only fields that are named are
 * filled in.
 */
export function useKeptFields<Values extends FormValues>(
  form: string,
  { values, fill }: Form<Values>,
  names: readonly FieldOf<Values>[],
): void {
  const queryClient = useQueryClient();
  const member = useSession()?.userName;
  const latest = useRef({ member, values, names, fill });
  latest.current = { member: member ?? latest.current.member, values, names, fill };

  useEffect(() => {
    const queryKey = ['kept-fields', form];
    const { member, names, fill } = latest.current;
    const kept = queryClient.getQueryData<Kept>(queryKey);
    queryClient.removeQueries({ queryKey });
    if (kept && kept.member === member) {
      const isNamed = ([name]: [string, unknown]) => names.some((one) => one === name);
      const fields = Object.fromEntries(Object.entries(kept.fields).filter(isNamed));
      fill((values) => ({ ...values, ...fields }));
    }
    return () => {
      const { member, values, names } = latest.current;
      const hasEnded = queryClient.getQueryData(sessionQuery().queryKey) === null;
      if (!hasEnded || member === undefined) return;
      const fields = Object.fromEntries(names.map((name) => [name, values[name]]));
      queryClient.setQueryData<Kept>(queryKey, { member, fields });
    };
  }, [queryClient, form]);
}
