import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnv } from './env.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** Brings the local database in `state` to the newest migration; `reset` drops what was there. */
export async function prepareState(state, { reset = false } = {}) {
  if (reset) rmSync(state, { recursive: true, force: true });
  const stamp = join(state, 'migrations');
  const migrations = hashOfMigrations();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === migrations) return;
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

function hashOfMigrations() {
  const hash = createHash('sha256');
  for (const path of globSync(at('gateway/migrations/*.sql')).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}
