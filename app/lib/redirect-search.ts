import { sameSitePath } from './same-site-path';

/** Same-site path to go to once a session is open; anything else is dropped (LOGIN-44). */
export function redirectSearch({ redirect }: { redirect?: unknown }): { redirect?: string | undefined } {
  return { redirect: sameSitePath(redirect) };
}
