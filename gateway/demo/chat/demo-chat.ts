import { Hono } from 'hono';
import { openDb } from '../../db/open';
import { clockAhead } from '../../platform/clock';
import type { GatewayApp, GatewayContext } from '../../platform/gateway-app';
import { readJson } from '../../platform/read-fields';
import { PAGE_CORS } from '../page';
import { readClockOffset } from '../sandbox/clock';
import { api, ChatRefusal } from './api';
import { FILES, PAGE, PAGE_HEADERS } from './page';

/** The demo chat below /sandbox/vendor/chat: a page, its files and its API (CHAT-29). */
export function createDemoChat(): GatewayApp {
  const app: GatewayApp = new Hono();
  app.get('/', (c) => c.body(PAGE, 200, PAGE_HEADERS));
  app.get('/page/:file', (c) => {
    const file = FILES.get(c.req.param('file'));
    return file ? c.body(file.text, 200, file.headers) : c.notFound();
  });
  app.on('OPTIONS', ['/api/:call', '/page/:file'], (c) => c.body(null, 204, PAGE_CORS));
  app.post('/api/:call', async (c) => {
    const name = c.req.param('call');
    const call = Object.hasOwn(api, name) ? api[name] : undefined;
    if (!call) return c.json({ ok: false, reason: 'request.invalid' }, 404, PAGE_CORS);
    try {
      const answer = await call(await openChat(c), await readJson(c));
      return c.json({ ok: true, ...answer }, 200, PAGE_CORS);
    } catch (error) {
      if (!(error instanceof ChatRefusal)) throw error;
      return c.json({ ok: false, reason: error.message }, 400, PAGE_CORS);
    }
  });
  return app;
}

async function openChat({ env }: GatewayContext) {
  const db = openDb(env);
  return { db, now: clockAhead(await readClockOffset(db)).now() };
}
