import type { Context } from 'hono';
import type { App } from '../context';
import { refuse } from '../lib/responses';
import { isOriginOf } from '../lib/security/request-path';
import { securityEvent } from '../lib/security/security-event';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Everything that may change something must come from the site's own pages, by `Origin`; else 403 (GATE-41). */
export function sameOrigin(c: Context<App>) {
  if (READS.has(c.req.method)) return undefined;
  const site = c.req.header('Sec-Fetch-Site');
  const isOwn = isOriginOf(c.req.url, c.req.header('Origin'));
  if (isOwn && (site === undefined || site === 'same-origin')) return undefined;
  securityEvent({ env: c.env, facts: c.get('facts') }, 'origin.refused', { code: 'permission.denied' });
  return refuse(c, 'permission.denied', 403);
}
