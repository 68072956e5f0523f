import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DemoApp } from './demo-app';
import type { Env } from './env';
import { PAGE_CORS } from './page';
import { readJson } from './read-json';

type Refused = { reason: string; status: ContentfulStatusCode };

/**
 * The API of one of the demo's pages, `POST /api/<call>`: `{ ok: true, ... }` or `{ ok: false, reason }`.
 * `refusalOf` says what a call's error means to the page, and throws what is none of its business.
 */
export function servePageApi<System>(
  app: DemoApp,
  calls: Readonly<Record<string, (system: System, asked: unknown) => object | Promise<object>>>,
  open: (env: Env) => Promise<System>,
  refusalOf: (error: unknown) => Refused,
): void {
  app.on('OPTIONS', ['/api/:call', '/page/:file'], (c) => c.body(null, 204, PAGE_CORS));
  app.post('/api/:call', async (c) => {
    const name = c.req.param('call');
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) return c.json({ ok: false, reason: 'request.invalid' }, 404, PAGE_CORS);
    try {
      const answer = await call(await open(c.env), await readJson(c));
      return c.json({ ok: true, ...answer }, 200, PAGE_CORS);
    } catch (error) {
      const { reason, status } = refusalOf(error);
      return c.json({ ok: false, reason }, status, PAGE_CORS);
    }
  });
}
