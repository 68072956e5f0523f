import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { pathFault } from '../lib/security/request-path';

/** Refuses addresses that two readers could read differently, before anything else looks at them. */
export function pathHygiene() {
  return createMiddleware<App>(async function pathHygiene(c, next) {
    const fault = pathFault(c.req.raw.url, c.req.header('Host'));
    if (fault) {
      return c.text(fault === 414 ? 'URI Too Long' : 'Bad Request', fault, { 'Cache-Control': 'no-store' });
    }
    return next();
  });
}
