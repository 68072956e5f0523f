import { clockAhead } from './clock';
import { openDb } from './db/open';
import { pruneExpired } from './db/prune';
import { type Env, isSandbox } from './env';
import { readClockOffset } from './sandbox/clock';

/** Deletes rows that have expired, on the worker's schedule; inside the sandbox and outside it. */
export async function prune(env: Env): Promise<void> {
  const db = openDb(env);
  const clock = clockAhead(isSandbox(env) ? await readClockOffset(db) : 0);
  // The sandbox's clock comes back: what has expired by it alone is wanted again then.
  await pruneExpired(db, Math.min(clock.now(), clock.wall()));
}
