import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { builtFile } from '../lib/built-files';
import { refuse } from '../lib/responses';
import { settingsOf } from '../lib/settings/settings-of';
import { bodiesOfReads, takeBody } from '../middleware/body-bounds';
import { SMALL_BODY } from '../policy';

const PASSED = ['Content-Type', 'Content-Security-Policy', 'Referrer-Policy', 'Cache-Control'] as const;
const ART = /^\/sandbox\/vendor(\/art\/(?:motifs\/|avatars\/)?[a-z0-9-]+\.svg)$/;
const OF_PICTURES = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'",
};
const FROM_NOWHERE = /^\/sandbox\/(?:vendor|vendor\/chat|bank)\/(?:api|page)\/[a-z.]+$/;

/**
 * The demo's game vendor, bank, chat and the pages of what stands outside (`demo/`), in the sandbox alone and where its
 * worker is bound (404 without).
 * Their pages have no origin of their own and may stand in a frame of the site: they bring their own policy, and their
 * calls, modules and pictures come from `null`. Pictures are the site's art, under an address that such a page may load from.
 */
export function demoVendor() {
  return createMiddleware<App>(async function demoVendor(c) {
    if (!settingsOf(c.env).SANDBOX || !c.env.DEMO) return c.text('Not Found', 404);
    c.set('bringsOwnPolicy', true);
    const { method, path } = c.req;
    const { origin, search } = new URL(c.req.url);
    const from = c.req.header('Origin') ?? origin;
    const part = FROM_NOWHERE.test(path) || ART.test(path);
    if (from !== origin && !(from === 'null' && part)) {
      return refuse(c, 'permission.denied', 403);
    }
    const picture = ART.exec(path)?.[1];
    if (picture) {
      const { headers } = c.req.raw;
      const file = await builtFile(c.env, new Request(origin + picture, { method, headers }), OF_PICTURES);
      return file ?? new Response('Not Found', { status: 404 });
    }

    const refusal = bodiesOfReads(c) ?? (await takeBody(c, { maxBytes: SMALL_BODY }));
    if (refusal) return refusal;
    const headers = new Headers({ Accept: '*/*' });
    const contentType = c.req.header('Content-Type');
    if (contentType) headers.set('Content-Type', contentType);
    const body = method === 'POST' ? c.get('body') : undefined;
    const url = new URL(path + search, 'http://demo.internal');
    const upstream = await c.env.DEMO.fetch(new Request(url, { method, headers, body, redirect: 'manual' }));
    return new Response(upstream.body, {
      status: upstream.status,
      headers: passed(upstream.headers, origin),
    });
  });
}

/** A page without an origin of its own has no `'self'` in WebKit: its policy names the site. */
function passed(from: Headers, origin: string): Headers {
  const headers = new Headers({ 'Content-Security-Policy': "default-src 'none'" });
  for (const [name, value] of from) {
    const known = PASSED.some((one) => one.toLowerCase() === name);
    if (known || name.startsWith('access-control-')) {
      headers.set(name, name === 'content-security-policy' ? value.replaceAll("'self'", origin) : value);
    }
  }
  return headers;
}
