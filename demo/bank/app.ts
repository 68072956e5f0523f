import { Hono } from 'hono';
import type { DemoApp } from '../platform/demo-app';
import type { Env } from '../platform/env';
import { servePageApi } from '../platform/page-api';
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
  servePageApi(app, api, openBank, (error) => {
    if (!(error instanceof BankRefusal)) throw error;
    return { reason: error.message, status: 400 };
  });
  return app;
}

/** What the bank does by itself, every minute: tells what is due. */
export async function runBankScheduled(env: Env): Promise<void> {
  await sendDue(await openBank(env));
}
