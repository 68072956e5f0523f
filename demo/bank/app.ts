import { Hono } from 'hono';
import type { DemoApp } from '../platform/demo-app';
import type { Env } from '../platform/env';
import { PAGE_CORS } from '../platform/page';
import { readJson } from '../platform/read-json';
import { api } from './api';
import { BankRefusal, openBank } from './bank';
import { sendDue } from './notices';
import { FILES, PAGE, PAGE_HEADERS } from './page';

/** The demo bank below /sandbox/bank: a page to pay at, its files and its API. */
export function createDemoBank(): DemoApp {
  const app: DemoApp = new Hono();
  for (const path of ['/', '/pay']) app.get(path, (c) => c.body(PAGE, 200, PAGE_HEADERS));
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
      const answer = await call(await openBank(c.env), await readJson(c));
      return c.json({ ok: true, ...answer }, 200, PAGE_CORS);
    } catch (error) {
      if (!(error instanceof BankRefusal)) throw error;
      return c.json({ ok: false, reason: error.message }, 400, PAGE_CORS);
    }
  });
  return app;
}

/** What the bank does by itself, every minute: tells what is due. */
export async function runBankScheduled(env: Env): Promise<void> {
  await sendDue(await openBank(env));
}
