import type { Context } from 'hono';
import type { App } from '../context';
import { cameByHttps, isHttps } from '../lib/security/request-path';
import { settingsOf } from '../lib/settings/settings-of';

/**
 * Sends whoever comes by plain http to https, by 308; the sandbox alone answers both (GATE-36, GATE-37,
 * docs/decisions/039-https-alone.md). Behind a front that has ended TLS the rest of the edge sees the visitor's address.
 */
export function secureTransport(c: Context<App>) {
  if (isHttps(c.req.url)) return undefined;
  const isFronted = cameByHttps(c.req.raw.headers);
  if (!isFronted && settingsOf(c.env).SANDBOX) return undefined;
  const url = new URL(c.req.url);
  url.protocol = 'https:';
  if (isFronted) {
    c.req.raw = new Request(url, c.req.raw);
    return undefined;
  }
  url.port = '';
  return c.body(null, 308, { Location: url.href, 'Cache-Control': 'no-store' });
}
