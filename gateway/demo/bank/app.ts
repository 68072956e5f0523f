import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../../platform/env';
import { isSandbox } from '../../platform/env';
import type { GatewayApp, GatewayEnv } from '../../platform/gateway-app';
import { readJson } from '../../platform/read-fields';
import { PAGE_CORS } from '../page';
import type { FetchLike } from '../vendor/within-time';
import { api } from './api';
import { BankRefusal, openBank } from './bank';
import { sendDue } from './notices';
import { FILES, PAGE, PAGE_HEADERS } from './page';

type Reach = (env: Env) => FetchLike;

/** The demo bank below /sandbox/bank: a page to pay at, its files and its API. `reach` sends a request to the gateway. */
export function createDemoBank(reach: Reach): GatewayApp {
  const app: GatewayApp = new Hono();
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
      const answer = await call(await openBank(c.env, reach(c.env)), await readJson(c));
      return c.json({ ok: true, ...answer }, 200, PAGE_CORS);
    } catch (error) {
      if (!(error instanceof BankRefusal)) throw error;
      return c.json({ ok: false, reason: error.message }, 400, PAGE_CORS);
    }
  });
  return app;
}

/** The bank's clock: what is due is told before an order is looked at, where no schedule runs. */
export const bankIsPunctual = (reach: Reach) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    if (c.var.demo) await runBankScheduled(c.env, reach);
    return next();
  });

/** What the bank does by itself, every minute: tells what is due. */
export async function runBankScheduled(env: Env, reach: Reach): Promise<void> {
  if (isSandbox(env)) await sendDue(await openBank(env, reach(env)));
}
