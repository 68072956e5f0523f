import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { contentSecurityPolicy } from '../lib/security/csp';

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // Popups stay connected: signing in with Google or Facebook opens one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** For what brings its own policy: a page without an origin loads its parts across origins, and may be framed. */
const FRAMED = {
  'X-Content-Type-Options': FIXED['X-Content-Type-Options'],
  'Permissions-Policy': FIXED['Permissions-Policy'],
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Puts the security headers on every answer, refusals included; HSTS only over https. What may be kept says so itself. */
export function securityHeaders(development: boolean) {
  return createMiddleware<App>(async function securityHeaders(c, next) {
    await next();
    const headers = new Headers(c.res.headers);
    const own = c.get('bringsOwnPolicy') === true && headers.has('Content-Security-Policy');
    for (const [name, value] of Object.entries(own ? FRAMED : FIXED)) headers.set(name, value);
    if (!own) {
      headers.set('Content-Security-Policy', contentSecurityPolicy(c.var.nonce, c.env, development));
    }
    // Also on the answer to an address that is none.
    if (c.req.url.startsWith('https:')) {
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    headers.delete('Server');
    headers.delete('X-Powered-By');
    const { status, statusText, body } = c.res;
    c.res = undefined;
    c.res = new Response(body, { status, statusText, headers });
  });
}
