import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { logOut } from '../../contracts/session/log-out';
import { inputOf, outcomeOf } from '../lib/outcome';
import { siteContext } from '../lib/site-context';
import { closeEnded } from './close-ended';

/** Who is signed in, as the sealed cookie says (SESS-43). */
export const getSessionFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => siteContext().session),
);

/** The site's settings as they are now (GATE-17). */
export const getSiteFn = createServerFn({ method: 'GET' }).handler(() =>
  outcomeOf(async () => siteContext().site),
);

/**
 * Ends the session at the gateway and voids the cookie, the latter also when the gateway fails (SESS-29, SESS-35). A
 * request without a session voids nothing: another tab may have opened one meanwhile.
 */
export const logOutFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => {
    const { session, callGateway, closeSession } = siteContext();
    if (!session) return null;
    closeSession();
    await callGateway(logOut, {}).catch(() => undefined);
    return null;
  }),
);

const endedSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });

/**
 * Voids the cookie of a session that the gateway ended, known by its opaque id (SESS-46). The cookie of another
 * session, opened meanwhile, stays.
 */
export const forgetSessionFn = createServerFn({ method: 'POST' })
  .validator(inputOf(endedSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      closeEnded(siteContext(), data().id);
      return null;
    }),
  );
