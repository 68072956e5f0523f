import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { logOut } from '../../contracts/session/log-out';
import { reauthenticate } from '../../contracts/session/reauthenticate';
import { staySignedIn } from '../../contracts/session/stay';
import { inputOf, outcomeOf } from '../lib/calls/outcome';
import { siteContext } from '../lib/calls/site-context';
import { visitOrigin } from '../lib/calls/visit';
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

/** Has the session outlast the end of the browser, or not any more; answers it as it is then (SESS-45). */
export const staySignedInFn = createServerFn({ method: 'POST' })
  .validator(inputOf(staySignedIn.input))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { callGateway, updateSession } = siteContext();
      const { stays } = data();
      const { idleSeconds } = await callGateway(staySignedIn, { stays });
      return updateSession({ idleSeconds: stays ? idleSeconds : null });
    }),
  );

/** Proves by password or passkey that it is still the member; the password leaves the edge encrypted only (SESS-45). */
export const reauthenticateFn = createServerFn({ method: 'POST' })
  .validator(inputOf(v.pick(reauthenticate.input, ['loginPassword', 'passkey'])))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { loginPassword, passkey } = data();
      const proof = passkey ? { passkey, origin: visitOrigin() } : { loginPassword };
      await siteContext().callGateway(reauthenticate, proof);
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
