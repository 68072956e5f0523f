import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { refuse } from '../lib/answers';
import { securityEvent } from '../lib/security/security-event';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Everything that may change something must come from the site's own pages, by `Origin`; else 403 (GATE-41). */
export function sameOrigin() {
  return createMiddleware<App>(async function sameOrigin(c, next) {
    if (READS.has(c.req.method)) return next();
    const own = c.req.header('Origin') === new URL(c.req.url).origin;
    const site = c.req.header('Sec-Fetch-Site');
    if (own && (site === undefined || site === 'same-origin')) return next();
    securityEvent({ env: c.env, facts: c.var.facts }, 'origin.refused', { code: 'permission.denied' });
    return refuse(c, 'permission.denied', 403);
  });
}
