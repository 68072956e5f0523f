import { isTrial } from './member-types';
import { useScreenExists } from './screen-exists';
import { useAccount } from './session.queries';

/** Whether there is a way into an account: for guests and on trial, on a site that takes logins. */
export function useWaysIn(): boolean {
  const account = useAccount();
  const exists = useScreenExists();
  return exists('/m/login') && (account === null || isTrial(account));
}
