import { Hono } from 'hono';
import { openDb } from '../db/open';
import { readClockOffset } from '../db/settings';
import { clockAhead } from '../platform/clock';
import type { DemoApp } from '../platform/demo-app';
import type { Env } from '../platform/env';
import { PAGE_CORS } from '../platform/page';
import { readJson } from '../platform/read-json';
import { api, type Chat, ChatRefusal } from './api';
import { FILES, PAGE, PAGE_HEADERS } from './page';

/** The demo chat below /sandbox/vendor/chat: a page, its files and its API (CHAT-29). */
export function createDemoChat(): DemoApp {
  const app: DemoApp = new Hono();
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
      const answer = await call(await openChat(c.env), await readJson(c));
      return c.json({ ok: true, ...answer }, 200, PAGE_CORS);
    } catch (error) {
      if (!(error instanceof ChatRefusal)) throw error;
      return c.json({ ok: false, reason: error.message }, 400, PAGE_CORS);
    }
  });
  return app;
}

/** The chat of one request, at the demo's time. */
export async function openChat(env: Env): Promise<Chat> {
  const db = openDb(env);
  return { db, now: clockAhead(await readClockOffset(db)).now() };
}
