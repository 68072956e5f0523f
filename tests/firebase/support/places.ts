import { portOf } from '../../e2e/support/sites';

/** Projects named `demo-…` exist in emulators alone; the reference gateway's sandbox knows this one. */
export const PROJECT = 'demo-mobile-site';
export const API_KEY = 'demo-key';

/** The end-to-end tests are over or not begun: the site takes the port of their first one. */
export const SITE_PORT = portOf(0);
export const GATEWAY = `http://localhost:${SITE_PORT + 1000}`;
export const EMULATOR_PORT = SITE_PORT + 500;
export const EMULATOR = `http://127.0.0.1:${EMULATOR_PORT}`;
