import { Hono } from 'hono';
import { openDb } from '../db/open';
import { readClockOffset } from '../db/settings';
import { clockAhead } from '../platform/clock';
import type { DemoApp } from '../platform/demo-app';
import type { Env } from '../platform/env';
import { servePageApi } from '../platform/page-api';
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
  servePageApi(app, api, openChat, (error) => {
    if (!(error instanceof ChatRefusal)) throw error;
    return { reason: error.message, status: 400 };
  });
  return app;
}

/** The chat of one request, at the demo's time. */
export async function openChat(env: Env): Promise<Chat> {
  const db = openDb(env);
  return { db, now: clockAhead(await readClockOffset(db)).now() };
}
