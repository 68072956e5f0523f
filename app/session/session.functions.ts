import { createServerFn } from '@tanstack/react-start';
import { logOut } from '../../contracts/session/log-out';
import { outcomeOf } from '../lib/outcome';
import { siteContext } from '../lib/site-context';

/** Who is signed in, as the sealed cookie says (SESS-43). */
export const getSessionFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => siteContext().session),
);

/** The site's settings as they are now (GATE-17). */
export const getSiteFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => siteContext().site),
);

/** Ends the session at the gateway and voids the cookie, the latter also when the gateway fails (SESS-29, SESS-35). */
export const logOutFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => {
    const { session, callGateway, closeSession } = siteContext();
    closeSession();
    if (session) await callGateway(logOut, {}).catch(() => undefined);
    return null;
  }),
);
