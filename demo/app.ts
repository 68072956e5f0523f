import { Hono } from 'hono';
import { createDemoBank, runBankScheduled } from './bank/app';
import { createDemoChat } from './chat/app';
import { openDb } from './db/open';
import { pruneExpired } from './db/prune';
import { readClockOffset } from './db/settings';
import { createOutside } from './outside/outside';
import { createPartnerApi } from './partner/app';
import type { DemoApp } from './platform/demo-app';
import { type Env, isSandbox } from './platform/env';
import { createDemoVendor } from './vendor/app';
import { runVendorScheduled } from './vendor/scheduled';

/** What stands around a gateway: a game vendor, a bank, live rooms, and pages of what is outside. 404 without SANDBOX=1. */
export function createDemo(): DemoApp {
  // The bank's front page is led to with a slash behind it.
  const app: DemoApp = new Hono({ strict: false });
  app.use(async (c, next) => (isSandbox(c.env) ? next() : c.notFound()));
  app.route('/sandbox/vendor/chat', createDemoChat());
  app.route('/sandbox/vendor', createDemoVendor());
  app.route('/sandbox/bank', createDemoBank());
  app.route('/sandbox/outside', createOutside());
  app.route('/partner', createPartnerApi());
  return app;
}

/** Every minute: rounds and tickets end, the bank tells what is due, what has expired goes, whatever became of those. */
export async function runScheduled(env: Env): Promise<void> {
  if (!isSandbox(env)) return;
  await Promise.all([runVendorScheduled(env), runBankScheduled(env)]).finally(() => prune(env));
}

async function prune(env: Env): Promise<void> {
  const db = openDb(env);
  // A clock that was moved comes back: what has expired by it alone is wanted again then.
  await pruneExpired(db, Date.now() + Math.min(0, await readClockOffset(db)));
}
