import { createGateway } from '../app';
import { openDb } from '../db/open';
import { demo } from '../demo/demo';
import type { Env } from '../platform/env';
import { openLocalD1 } from './local-d1';

type Answer = { status: number; body: { success: boolean; value: unknown; errorCode: string | null } };

/** The database as seeded, and when; each gateway has a copy, for seeding hashes many passwords. */
let seeded: { database: Uint8Array; at: number } | undefined;
/** Tests that stop the clock elsewhere seed anew: dates count back from the seeding. Milliseconds. */
const SAME_TIME = 3_600_000;

/**
 * A seeded gateway with a database of its own, in this process; or one with a copy of the database that another kept
 * (`keep`).
 */
export async function startGateway(vars: Partial<Env> = {}, kept?: Uint8Array) {
  const isOfNow = seeded && Math.abs(Date.now() - seeded.at) < SAME_TIME;
  if (!isOfNow) seeded = undefined;
  const database = openLocalD1(kept ?? ('SANDBOX' in vars ? undefined : seeded?.database));
  const env: Env = {
    DB: database,
    SANDBOX: '1',
    SESSION_IDLE_SECONDS: '1800',
    DEFAULT_MERCHANT: 'hoadang',
    ...vars,
  };
  const app = createGateway(demo);

  const send = (path: string, init?: RequestInit) => Promise.resolve(app.request(path, init, env));
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
    seeded ??= { database: database.keep(), at: Date.now() };
  }
  return { env, db: openDb(env), keep: () => database.keep(), send, call, get, sandbox };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
/** A gateway that is called and no more, wherever it runs. */
export type GatewayCalls = Pick<TestGateway, 'send' | 'call' | 'get' | 'sandbox'>;
