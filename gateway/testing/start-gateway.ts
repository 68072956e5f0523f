import { openDb as openDemoDb } from '../../demo/db/open';
import type { Env as DemoEnv } from '../../demo/platform/env';
import { createGateway } from '../app';
import { openDb } from '../db/open';
import { demo } from '../demo/demo';
import type { Env } from '../platform/env';
import { demoBeside, isOfDemo } from './demo-beside';
import { openLocalD1 } from './local-d1';

type Answer = { status: number; body: { success: boolean; value: unknown; errorCode: string | null } };

/** The database as seeded, and when; each gateway has a copy, for seeding hashes many passwords. */
let seeded: { database: Uint8Array; beside: Uint8Array; at: number } | undefined;
/** Tests that stop the clock elsewhere seed anew: dates count back from the seeding. Milliseconds. */
const SAME_TIME = 3_600_000;

/**
 * A seeded gateway with a database of its own, in this process, and the demo beside it; or one with copies of the
 * databases that another kept (`keep`, `demo.keep`).
 */
export async function startGateway(
  vars: Partial<Env> & Pick<DemoEnv, 'SPINS'> = {},
  kept?: Uint8Array,
  keptBeside?: Uint8Array,
) {
  const isOfNow = seeded && Math.abs(Date.now() - seeded.at) < SAME_TIME;
  if (!isOfNow) seeded = undefined;
  const copied = 'SANDBOX' in vars ? undefined : seeded;
  const database = openLocalD1(kept ?? copied?.database);
  const app = createGateway(demo);
  const { SPINS, ...own } = vars;
  const { SANDBOX = 'SANDBOX' in vars ? undefined : '1', VENDOR_SECRETS, PAYMENT_SECRETS } = own;
  const shared = { SANDBOX, SPINS, VENDOR_SECRETS, PAYMENT_SECRETS };
  const beside = demoBeside((request) => app.fetch(request, env), shared, keptBeside ?? copied?.beside);
  const env: Env = {
    DB: database,
    DEMO: beside.binding,
    SANDBOX: '1',
    SESSION_IDLE_SECONDS: '1800',
    DEFAULT_MERCHANT: 'hoadang',
    ...own,
  };

  const send = (path: string, init?: RequestInit) =>
    isOfDemo(path)
      ? beside.binding.fetch(new Request(new URL(path, 'http://localhost'), init))
      : Promise.resolve(app.request(path, init, env));
  const call = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await send(path, init);
    return { status: response.status, body: await response.json() };
  };
  const get = (path: string, token?: string) =>
    call(path, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });
  const sandbox = async <T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<T> => {
    const response = await send(`/sandbox${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`/sandbox${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };

  if (env.SANDBOX === '1' && !kept) {
    await sandbox('/seed');
    seeded ??= { database: database.keep(), beside: beside.keep(), at: Date.now() };
  }
  return {
    env,
    db: openDb(env),
    /** The demo beside it. */
    demo: { ...beside, db: openDemoDb(beside.env) },
    keep: () => database.keep(),
    send,
    call,
    get,
    sandbox,
  };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
/** A gateway that is called and no more, wherever it runs. */
export type GatewayCalls = Pick<TestGateway, 'send' | 'call' | 'get' | 'sandbox'>;
