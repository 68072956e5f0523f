import type { Context } from 'hono';
import type { App } from '../context';
import { kindOf } from '../lib/responses';

/** Pages and files are read only: any other method answers 405. */
export function methods(c: Context<App>) {
  const { method, path } = c.req;
  if (method === 'GET' || method === 'HEAD' || kindOf(path) === 'call') return undefined;
  return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
}
