import type { Context } from 'hono';
import type { App } from '../context';
import { isScreen } from '../lib/pages/known-screens';
import { meantAddress, pathFault } from '../lib/security/request-path';

/**
 * Refuses addresses that two readers could read differently, before anything else looks at them. Where a screen's is
 * joined with a slash too many, the visitor is sent to the screen, by 308 (docs/decisions/058-slashes-too-many.md).
 */
export function pathHygiene(c: Context<App>) {
  const { url } = c.req;
  const host = c.req.header('Host');
  const fault = pathFault(url, host);
  if (!fault) return undefined;
  const meant = fault === 400 ? meantAddress(url, host) : null;
  if (meant && isScreen(meant.path)) {
    const { pathname, search } = new URL(meant.path + meant.query, url);
    return c.body(null, 308, { Location: pathname + search, 'Cache-Control': 'no-store' });
  }
  return c.text(fault === 414 ? 'URI Too Long' : 'Bad Request', fault, { 'Cache-Control': 'no-store' });
}
