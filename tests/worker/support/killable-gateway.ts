import { type Db, openDb } from '@/gateway/db/open';
import type { GatewayCalls } from '@/gateway/testing/start-gateway';
import { startKillableRuntime } from './killable-runtime.mjs';

/**
 * The killable runtime (`killable-runtime.mjs`), as tests call a gateway.
 * @throws when the gateway is not built, or cannot be seeded
 */
export async function startKillableGateway(state: string) {
  const { url, database, ...runtime } = await startKillableRuntime(state);
  const send = (path: string, init?: RequestInit) => fetch(new URL(path, url), init);
  const calls: GatewayCalls = {
    send,
    async call(path, init) {
      const response = await send(path, init);
      return { status: response.status, body: (await response.json()) as never };
    },
    get: (path, token) =>
      calls.call(path, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } }),
    async sandbox<T>(path: string, body: unknown = {}) {
      const response = await send(`/sandbox${path}`, { method: 'POST', body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`/sandbox${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
  return {
    ...calls,
    ...runtime,
    /** The database as it is now. */
    database: async (): Promise<Db> => openDb({ DB: await database() } as never),
  };
}
export type KillableGateway = Awaited<ReturnType<typeof startKillableGateway>>;
