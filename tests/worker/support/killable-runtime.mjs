import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { currentBuild } from '../../../scripts/lib/builds.mjs';
import { serveWorkers } from '../../../scripts/lib/site.mjs';
import { childPids } from '../../bench/load.mjs';

const MIGRATIONS = new URL('../../../gateway/migrations/', import.meta.url);
/** How often it is looked whether a gateway that was killed is there again. Milliseconds. */
const LOOK_EVERY = 50;

/**
 * The built gateway on workerd as `npm start` runs it, with a database that stays in the folder `state`, which is emptied
 * first; not seeded yet. It can be killed at any moment, and is started again on what it had written by then.
 * @param {string} state
 * @throws when the gateway is not built
 */
export async function startKillableRuntime(state) {
  const { gateway } = currentBuild();
  if (!gateway) throw new Error('The build has no reference gateway');
  rmSync(state, { recursive: true, force: true });
  const options = { configs: [gateway], port: 0, host: '127.0.0.1', state, vars: { SANDBOX: '1' } };
  const runtime = await serveWorkers(options);
  const url = await runtime.ready;
  /** @type {string[]} */
  let killed = [];
  const database = () => runtime.getD1Database('DB', 'reference-gateway');
  await migrate(await database());
  return {
    url,
    /** The database as it is now. */
    database,
    /** Ends the process at once, whatever it is at. */
    kill() {
      killed = processes();
      for (const pid of killed) process.kill(Number(pid), 'SIGKILL');
    },
    /** Waits until the runtime has started the gateway again that was killed. */
    async isBack() {
      const isNew = () => processes().some((pid) => !killed.includes(pid));
      while (!isNew()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      await runtime.ready;
    },
    async close() {
      await runtime.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

/** The processes of the gateway that run; one that was killed is no more. */
const processes = () => childPids().filter((pid) => /^\d+ \(workerd\) [^Z]/.test(statOf(pid)));

/** @param {string} pid */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** @param {{ prepare(sql: string): { run(): Promise<unknown> } }} database */
async function migrate(database) {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) {
    const statements = readFileSync(new URL(name, MIGRATIONS), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await database.prepare(statement).run();
  }
}
