import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toolEnv } from './env.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** The workers that have a database, and where beside it is written which migrations it has. */
const DATABASES = { gateway: 'migrations', demo: 'migrations-demo' };

/**
 * Brings the local databases in `state` to the newest migrations; `reset` drops what was there.
 * @throws Error that names the way out, where what a database was made by has changed since
 */
export async function prepareState(state, { reset = false } = {}) {
  if (reset) rmSync(state, { recursive: true, force: true });
  for (const worker of Object.keys(DATABASES)) await prepareDatabase(state, worker);
}

async function prepareDatabase(state, worker) {
  const stamp = join(state, DATABASES[worker]);
  const migrations = migrationsStamp(worker);
  const applied = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (applied === migrations) return;
  if (!migrations.startsWith(applied))
    throw new Error(
      'The local database is of an older kind; "npm run reset" starts over, without what is in it.',
    );
  const { code, output } = await run(
    'wrangler',
    [
      'd1',
      'migrations',
      'apply',
      'DB',
      '--local',
      '--persist-to',
      state,
      '--config',
      `${worker}/wrangler.toml`,
    ],
    { env: toolEnv({ CI: '1' }), quiet: true },
  );
  if (code !== 0)
    throw new Error(`The migrations could not be applied; "npm run reset" starts over.\n${output}`);
  mkdirSync(state, { recursive: true });
  writeFileSync(stamp, migrations);
}

/** Writes beside the databases in `state` that they have all migrations. */
export function noteMigrated(state) {
  for (const [worker, name] of Object.entries(DATABASES))
    writeFileSync(join(state, name), migrationsStamp(worker));
}

/** The names of a worker's migrations, in order. */
export const migrationsOf = (worker) => filesOf(worker).map((path) => basename(path));

/**
 * What is written beside a database that has all migrations: a line for each, in order, its name and what is in it. A newer
 * one is a line more.
 */
function migrationsStamp(worker) {
  const lines = filesOf(worker).map(
    (path) => `${basename(path)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}\n`,
  );
  return lines.join('');
}

const filesOf = (worker) => globSync(at(`${worker}/migrations/*.sql`)).sort();
