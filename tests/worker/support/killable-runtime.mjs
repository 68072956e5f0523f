import { readFileSync, rmSync } from 'node:fs';
import { currentBuild } from '../../../scripts/lib/builds.mjs';
import { copySeeded } from '../../../scripts/lib/seeded.mjs';
import { serveWorkers } from '../../../scripts/lib/site.mjs';
import { childPids } from '../../bench/load.mjs';

/** How often it is looked whether a gateway that was killed is there again. Milliseconds. */
const LOOK_EVERY = 50;

/**
 * The built gateway on workerd as `npm start` runs it, the demo beside it, with a copy of the seeded database in the folder `state`, where it
 * stays. It can be killed at any moment, and is started again on what it had written by then.
 * @param {string} state
 * @throws when the gateway is not built
 */
export async function startKillableRuntime(state) {
  const { gateway, demo } = currentBuild();
  if (!gateway || !demo) throw new Error('The build has no reference gateway, or no demo');
  await copySeeded(state, { history: false });
  const options = { configs: [gateway, demo], port: 0, host: '127.0.0.1', state, vars: { SANDBOX: '1' } };
  const runtime = await serveWorkers(options);
  const url = await runtime.ready;
  /** @type {string[]} */
  let killed = [];
  const database = () => runtime.getD1Database('DB', 'reference-gateway');
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
