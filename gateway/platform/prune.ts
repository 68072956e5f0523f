import { openDb } from '../db/open';
import { pruneExpired } from '../db/prune';
import { clockAhead } from './clock';
import type { Env } from './env';
import { type Demo, demoIn } from './gateway-app';

/** Deletes rows that have expired, on the worker's schedule; inside the sandbox and outside it. */
export async function prune(env: Env, demo?: Demo): Promise<void> {
  const db = openDb(env);
  const clock = clockAhead((await demoIn(env, demo)?.clockOffset(db)) ?? 0);
  // The sandbox's clock comes back: what has expired by it alone is wanted again then.
  await pruneExpired(db, Math.min(clock.now(), clock.wall()));
}
