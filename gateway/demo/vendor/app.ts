import { Hono } from 'hono';
import { GatewayError } from '@/contracts/errors';
import { openDb } from '../../db/open';
import { clockAhead } from '../../platform/clock';
import type { Env } from '../../platform/env';
import type { GatewayApp } from '../../platform/gateway-app';
import { secureRandom } from '../../platform/random';
import { readJson } from '../../platform/read-fields';
import { PAGE_CORS } from '../page';
import { readClockOffset } from '../sandbox/clock';
import { api } from './api';
import { files } from './files';
import { PAGE, PAGE_HEADERS } from './shell';
import { type Vendor, VendorRefusal } from './vendor';
import { walletsOf } from './wallets';
import { type FetchLike, withinTime } from './within-time';

/** Longer than a wallet takes, shorter than a player waits. Milliseconds. */
const WALLET_TIMEOUT_MS = 2000;

/** The demo vendor below /sandbox/vendor: a page, its files and its API. `reach` sends a request to the wallet. */
export function createDemoVendor(reach: (env: Env) => FetchLike, timeoutMs = WALLET_TIMEOUT_MS): GatewayApp {
  const app: GatewayApp = new Hono();
  app.get('/play', (c) => c.body(PAGE, 200, PAGE_HEADERS));
  app.get('/page/:file', (c) => {
    const file = files[c.req.param('file')];
    return file ? c.body(file.text, 200, file.headers) : c.notFound();
  });
  app.on('OPTIONS', ['/api/:call', '/page/:file'], (c) => c.body(null, 204, PAGE_CORS));
  app.post('/api/:call', async (c) => {
    const call = Object.hasOwn(api, c.req.param('call')) ? api[c.req.param('call')] : undefined;
    if (!call) return c.json({ ok: false, reason: 'request.invalid' }, 404, PAGE_CORS);
    try {
      const vendor = await openVendor(c.env, reach(c.env), timeoutMs);
      const answer = await call(vendor, await readJson(c));
      return c.json({ ok: true, ...answer }, 200, PAGE_CORS);
    } catch (error) {
      const { reason, status } = refusalOf(error);
      return c.json({ ok: false, reason }, status, PAGE_CORS);
    }
  });
  return app;
}

/** What works for one request. */
export async function openVendor(env: Env, fetch: FetchLike, timeoutMs = WALLET_TIMEOUT_MS): Promise<Vendor> {
  const db = openDb(env);
  return {
    db,
    clock: clockAhead(await readClockOffset(db)),
    walletOf: walletsOf(env, withinTime(fetch, timeoutMs)),
    random: secureRandom,
    features: featuresOf(env.SPINS),
  };
}

const featuresOf = (spins = '') => ({
  auto: spins.split(' ').includes('auto'),
  quick: spins.split(' ').includes('quick'),
});

function refusalOf(error: unknown): VendorRefusal {
  if (error instanceof VendorRefusal) return error;
  if (error instanceof GatewayError) return new VendorRefusal('unavailable', 503);
  throw error;
}
