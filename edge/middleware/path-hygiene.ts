import type { Context } from 'hono';
import type { App } from '../context';
import { pathFault } from '../lib/security/request-path';

/** Refuses addresses that two readers could read differently, before anything else looks at them. */
export function pathHygiene(c: Context<App>) {
  const fault = pathFault(c.req.url, c.req.header('Host'));
  if (!fault) return undefined;
  return c.text(fault === 414 ? 'URI Too Long' : 'Bad Request', fault, { 'Cache-Control': 'no-store' });
}
