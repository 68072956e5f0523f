import type { Context } from 'hono';
import type { App } from '../../context';
import { CALL_POLICY, contentSecurityPolicy, imageHostsOf, nonceOf } from './csp';
import { cameByHttps, isHttps } from './request-path';

type Header = [name: string, value: string];
const ALWAYS: Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
];

const FIXED: Header[] = [
  ...ALWAYS,
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Popups stay connected: signing in with Google or Facebook opens one.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
];

/** For what brings its own policy: a page without an origin loads its parts across origins, and may be framed. */
const FRAMED: Header[] = [...ALWAYS, ['Cross-Origin-Resource-Policy', 'cross-origin']];

/** Over https alone. */
const HSTS: Header = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'];
const CALL: Header[] = [
  ['Content-Type', 'application/json'],
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', CALL_POLICY],
];

const ofCalls = { plain: new Headers([...CALL, ...FIXED]), secure: new Headers([...CALL, ...FIXED, HSTS]) };

/** What stands on every answer to a call; to be copied, not changed. A copy costs less than setting each. */
export const headersOfCalls = (c: Context<App>): Headers => (isSecure(c) ? ofCalls.secure : ofCalls.plain);

/** Puts on an answer what stands on each of its kind. What may be kept says so itself. */
export function setFixedHeaders(c: Context<App>, headers: Headers): void {
  const own = bringsOwnPolicy(c, headers);
  for (const [name, value] of own ? FRAMED : FIXED) headers.set(name, value);
  if (isSecure(c)) headers.set(...HSTS);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.delete('Server');
  headers.delete('X-Powered-By');
}

/** Puts the policy of this answer on it, with its nonce, unless it brings its own. */
export function setPolicy(c: Context<App>, headers: Headers, development: boolean): void {
  if (bringsOwnPolicy(c, headers)) return;
  const policy =
    c.get('policy') ?? contentSecurityPolicy(nonceOf(c), c.env, { imageHosts: imageHostsOf(c), development });
  headers.set('Content-Security-Policy', policy);
}

function bringsOwnPolicy(c: Context<App>, headers: Headers): boolean {
  return c.get('bringsOwnPolicy') === true && headers.has('Content-Security-Policy');
}

/** Also of an answer that was made before the front's word for https was looked at: to an address that is none. */
const isSecure = (c: Context<App>) => isHttps(c.req.url) || cameByHttps(c.req.raw.headers);
