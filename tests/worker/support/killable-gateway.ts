import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { type Db, openDb } from '../../../gateway/db/open';
import type { GatewayCalls } from '../../../gateway/testing/start-gateway';
import { currentBuild } from '../../../scripts/lib/builds.mjs';
import { serveWorkers } from '../../../scripts/lib/site.mjs';
import { childPids } from '../../bench/load.mjs';

const MIGRATIONS = new URL('../../../gateway/migrations/', import.meta.url);

type Statement = { run(): Promise<unknown> };
type Runtime = {
  ready: Promise<URL>;
  getD1Database(binding: string, worker: string): Promise<{ prepare(sql: string): Statement }>;
  dispose(): Promise<void>;
};

/** How often it is looked whether a gateway that was killed is there again. Milliseconds. */
const LOOK_EVERY = 50;

/**
 * The built gateway on workerd as `npm start` runs it, with a database that stays in the folder `state`, which is emptied
 * first. It can be killed at any moment, and is started again on what it had written by then.
 * @throws when the gateway is not built, or refuses to be seeded
 */
export async function startKillableGateway(state: string) {
  const { gateway } = currentBuild();
  if (!gateway) throw new Error('The build has no reference gateway');
  rmSync(state, { recursive: true, force: true });
  const options = { configs: [gateway], port: 0, host: '127.0.0.1', state, vars: { SANDBOX: '1' } };
  const runtime = (await serveWorkers(options)) as unknown as Runtime;
  const url = await runtime.ready;
  let killed: string[] = [];

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

  await migrate(runtime);
  await calls.sandbox('/seed');
  return {
    ...calls,
    /** The database as it is now. */
    async database(): Promise<Db> {
      return openDb({ DB: await databaseOf(runtime) } as never);
    },
    /** Ends the process at once, whatever it is at. */
    kill(): void {
      killed = processes();
      for (const pid of killed) process.kill(Number(pid), 'SIGKILL');
    },
    /** Waits until the runtime has started the gateway again that was killed. */
    async isBack(): Promise<void> {
      const isNew = () => processes().some((pid) => !killed.includes(pid));
      while (!isNew()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      await runtime.ready;
    },
    async close(): Promise<void> {
      await runtime.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
export type KillableGateway = Awaited<ReturnType<typeof startKillableGateway>>;

/** The processes of the gateway that run; one that was killed is no more. */
const processes = () => childPids().filter((pid) => /^\d+ \(workerd\) [^Z]/.test(statOf(pid)));

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

const databaseOf = (runtime: Runtime) => runtime.getD1Database('DB', 'reference-gateway');

async function migrate(runtime: Runtime): Promise<void> {
  const database = await databaseOf(runtime);
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) {
    const statements = readFileSync(new URL(name, MIGRATIONS), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await database.prepare(statement).run();
  }
}
