import { type Lazily, lazily } from '../lib/calls/outcome';
import type * as all from './session.functions';

// The page comes from the server with the session and the settings in it: most visits never need Start's call protocol.
const functions = () => import('./session.functions');

/** Who is signed in, as the sealed cookie says (SESS-43). */
export const getSession: Lazily<typeof all.getSessionFn> = lazily(functions, (all) => all.getSessionFn);

/** The site's settings as they are now (GATE-17). */
export const getSite: Lazily<typeof all.getSiteFn> = lazily(functions, (all) => all.getSiteFn);

/** Ends the session at the gateway (SESS-29). */
export const endSession: Lazily<typeof all.logOutFn> = lazily(functions, (all) => all.logOutFn);

/** Has the server drop the cookie of a session that has ended (SESS-46). */
export const forgetSession: Lazily<typeof all.forgetSessionFn> = lazily(
  functions,
  (all) => all.forgetSessionFn,
);
