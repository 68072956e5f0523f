import type { QueryClient } from '@tanstack/react-query';
import type { RegisterField } from '../../../../contracts/register/register-fields';
import type { Method } from './register-form-fields';
import type { RegisterValues } from './register-rules';

/** What a form that was left had in it, for when its visitor comes back. */
export type RegisterDraft = {
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

/** In this tab's memory alone, for five minutes, and without what is secret. */
export function keepDraft(queryClient: QueryClient, { values, ...rest }: RegisterDraft): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => value && !SECRET.includes(name as RegisterField),
  );
  queryClient.setQueryData<RegisterDraft>(KEY, { ...rest, values: Object.fromEntries(kept) });
}

export function draftOf(queryClient: QueryClient): RegisterDraft | undefined {
  return queryClient.getQueryData<RegisterDraft>(KEY);
}

export function dropDraft(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: KEY });
}
