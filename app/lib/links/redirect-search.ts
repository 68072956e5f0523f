import { sameSitePath } from './same-site-path';
import { searchSchema } from './search-schema';

/** Same-site path to go to once a session is open (LOGIN-44). */
export const redirectSearch = searchSchema<{ redirect?: string | undefined }>({ redirect: sameSitePath });
