import { createMiddleware } from 'hono/factory';
import type { App } from '../context';
import { closeBreakers } from '../lib/gateway/breaker';
import { forgetAll } from '../lib/gateway/shared-cache';
import { sendOnceOrTwice } from '../lib/gateway/upstream';
import { refuse } from '../lib/responses';
import { settingsOf } from '../lib/settings/settings-of';
import { bodiesOfReads, takeBody } from '../middleware/body-bounds';

/** Commands of tests bring whole catalogues. */
const MAX_BYTES = 64 * 1024;

/**
 * Passes `/sandbox/*` on to the gateway's control surface, so that tests and demos need one port; 404 unless SANDBOX
 * is 1: with `site` the gateway is somebody else's, and nothing of it is touched. Pages of other sites may not use it. A change made there is visible at once: this isolate forgets its cached
 * answers and that the gateway stalled.
 */
export function sandbox() {
  return createMiddleware<App>(async function sandbox(c) {
    if (settingsOf(c.env).SANDBOX !== 'whole') return c.text('Not Found', 404);
    const { pathname, search, origin } = new URL(c.req.url);
    if ((c.req.header('Origin') ?? origin) !== origin) return refuse(c, 'permission.denied', 403);
    const ofRead = bodiesOfReads(c);
    if (ofRead) return ofRead;
    const { method } = c.req;
    const headers = new Headers({ Accept: '*/*' });
    const contentType = c.req.header('Content-Type');
    if (contentType) headers.set('Content-Type', contentType);
    const refusal = await takeBody(c, { maxBytes: MAX_BYTES });
    if (refusal) return refusal;
    const body = c.get('body');
    const url = new URL(pathname + search, settingsOf(c.env).GATEWAY_URL || 'http://gateway.internal');
    const upstream = await sendOnceOrTwice(c.env)(
      new Request(url, { method, headers, body, redirect: 'manual' }),
    );
    if (method !== 'GET') {
      forgetAll();
      closeBreakers();
    }
    const response = new Headers({ 'Cache-Control': 'no-store' });
    for (const name of ['Content-Type', 'Location']) {
      const value = upstream.headers.get(name);
      if (value) response.set(name, value);
    }
    return new Response(upstream.body, { status: upstream.status, headers: response });
  });
}
