import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toolEnv } from './env.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Brings the local database in `state` to the newest migration; `reset` drops what was there.
 * @throws Error that names the way out, where what the database was made by has changed since
 */
export async function prepareState(state, { reset = false } = {}) {
  if (reset) rmSync(state, { recursive: true, force: true });
  const stamp = join(state, 'migrations');
  const migrations = migrationsStamp();
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
      'gateway/wrangler.toml',
    ],
    { env: toolEnv({ CI: '1' }), quiet: true },
  );
  if (code !== 0)
    throw new Error(`The migrations could not be applied; "npm run reset" starts over.\n${output}`);
  mkdirSync(state, { recursive: true });
  writeFileSync(stamp, migrations);
}

/**
 * What is written beside a database that has all migrations: a line for each, in order, its name and what is in it. A newer
 * one is a line more.
 */
export function migrationsStamp() {
  const lines = globSync(at('gateway/migrations/*.sql'))
    .sort()
    .map((path) => `${basename(path)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}\n`);
  return lines.join('');
}
