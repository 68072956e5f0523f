import { isTrial, type Member } from './member-types';
import { useScreenExists } from './screen-exists';
import { useAccount } from './session.queries';

type Exists = (path: string) => boolean;

/** Whether there is a way into an account: for guests and on trial, on a site that takes logins. */
export const hasWaysIn = (account: Member, exists: Exists): boolean =>
  exists('/m/login') && (account === null || isTrial(account));

export function useWaysIn(): boolean {
  return hasWaysIn(useAccount(), useScreenExists());
}
