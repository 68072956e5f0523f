import { Hono } from 'hono';
import { GatewayError } from '../../contracts/errors';
import { openDb } from '../db/open';
import { readClockOffset } from '../db/settings';
import { clockAhead } from '../platform/clock';
import type { DemoApp } from '../platform/demo-app';
import type { Env } from '../platform/env';
import { reachGateway } from '../platform/gateway';
import { servePageApi } from '../platform/page-api';
import { secureRandom } from '../platform/random';
import { type FetchLike, withinTime } from '../platform/within-time';
import { api } from './api';
import { allGames } from './catalogue/games';
import { files } from './files';
import { PAGE, PAGE_HEADERS } from './shell';
import { type Vendor, VendorRefusal } from './vendor';
import { walletsOf } from './wallets';

/** Longer than a wallet takes, shorter than a player waits. Milliseconds. */
const WALLET_TIMEOUT_MS = 2000;

/** The demo vendor below /sandbox/vendor: a page, its files and its API. */
export function createDemoVendor(timeoutMs = WALLET_TIMEOUT_MS): DemoApp {
  const app: DemoApp = new Hono();
  app.get('/play', (c) => c.body(PAGE, 200, PAGE_HEADERS));
  app.get('/page/:file', (c) => {
    const file = files[c.req.param('file')];
    return file ? c.body(file.text, 200, file.headers) : c.notFound();
  });
  app.get('/games', (c) => c.json({ games: allGames() }));
  servePageApi(app, api, (env) => openVendor(env, undefined, timeoutMs), refusalOf);
  return app;
}

/** What works for one request, at the demo's time. */
export async function openVendor(
  env: Env,
  fetch: FetchLike = reachGateway(env),
  timeoutMs = WALLET_TIMEOUT_MS,
): Promise<Vendor> {
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
