import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { envOfHost } from '../lib/settings/env-of-host';

/** Gives the request the settings of the site that has its host (docs/decisions/095-many-sites.md). */
export const siteOfHost = createMiddleware<App>(async function siteOfHost(c, next) {
  c.env = envOfHost(c.env, c.req.url);
  await next();
});
