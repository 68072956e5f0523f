import type { Context } from 'hono';
import type { App } from '../context';
import { peekStatus } from '../lib/gate/current-status';
import { isScreen } from '../lib/pages/known-screens';
import { knownSite } from '../lib/pages/known-site';
import { locationOf, meantAddress, pathFault, pathOf } from '../lib/security/request-path';
import { settingsOf } from '../lib/settings/settings-of';

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
  if (meant && isPage(c, pathOf(meant)))
    return c.body(null, 308, { Location: locationOf(meant), 'Cache-Control': 'no-store' });
  return c.text(fault === 414 ? 'URI Too Long' : 'Bad Request', fault, { 'Cache-Control': 'no-store' });
}

/** Whether it is a screen, or of the operator's further table, as far as that is known without a call. */
function isPage(c: Context<App>, path: string): boolean {
  if (isScreen(path)) return true;
  const status = peekStatus({ env: c.env, facts: c.get('facts') });
  if (status) return Object.hasOwn(knownSite(c.env, status).furtherRoutes, path);
  return settingsOf(c.env).FURTHER_ROUTES.some(([old]) => old === path);
}
