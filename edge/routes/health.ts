import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { healthNow } from '../lib/operator/health-now';
import { operatorAccess } from '../lib/operator/operator-access';

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };

/**
 * How the site is, as JSON, for the operator alone and before the gate: 200 where it is well, 503 where it is not. For
 * anybody else it is not there.
 */
export function health() {
  return createMiddleware<App>(async function health(c) {
    if (!(await operatorAccess(c))) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    const found = await healthNow(c);
    return c.body(`${JSON.stringify(found, null, 2)}\n`, found.isWell ? 200 : 503, HEADERS);
  });
}
