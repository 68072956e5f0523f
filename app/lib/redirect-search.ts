import * as v from 'valibot';
import { sameSitePath } from './same-site-path';

/** Same-site path to go to once a session is open; anything else is dropped (LOGIN-44). */
export const redirectSearch = v.object({
  redirect: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((path) => sameSitePath(path)),
    ),
  ),
});
