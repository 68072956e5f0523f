import type { QueryClient } from '@tanstack/react-query';

/** The name of an account that was opened and waits for its first login: a username, or a number as it was typed. */
export type NewAccount = { username: string } | { mobileNum: string; country: string };

const KEY = ['new-account'];

/** Hands the name over to the login form, in this tab's memory: a number must not stand in an address (REG-43). */
export function keepNewAccount(queryClient: QueryClient, account: NewAccount): void {
  queryClient.setQueryData<NewAccount>(KEY, account);
}

/** The name to fill in, once. */
export function takeNewAccount(queryClient: QueryClient): NewAccount | undefined {
  const account = queryClient.getQueryData<NewAccount>(KEY);
  queryClient.removeQueries({ queryKey: KEY });
  return account;
}
