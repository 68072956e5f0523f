import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { toolEnv } from './env.mjs';
import { acquireLease } from './lease.mjs';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';

const FOLDER = at('.ready');
const INPUTS = [
  '{gateway,demo,contracts}/**/*.{ts,sql,json}',
  '{gateway,demo}/wrangler.toml',
  'scripts/lib/{seeded,make-seeded,state}.mjs',
  'package-lock.json',
];
const NOT_INPUTS = /\.test\.ts$|^contracts\/pact/;
const HOUR_MS = 3_600_000;
/** What this process makes, or has made. */
const making = {};

/**
 * The folder of local databases with the demo data, as {@link prepareState} and `/sandbox/seed` leave one and, unless
 * `history` is false, `/sandbox/agents/history`: in `v3` what miniflare keeps (`resourcePersistencePath`). It is made once,
 * without a build, for what it is made of and the hour, since its dates count back from now; programs that ask at once wait
 * for the one that makes it. Nobody may write into it: `copySeeded` takes a copy.
 * @param {{ history?: boolean }} options
 * @returns {Promise<string>}
 * @throws when it cannot be made
 */
export async function seededState({ history = true } = {}) {
  const folder = join(FOLDER, `seeded-${seededHash()}`);
  if (!existsSync(folder)) {
    making[folder] ??= make(folder);
    await making[folder];
  }
  return join(folder, history ? 'whole' : 'plain');
}

/**
 * Makes `state` a copy of {@link seededState}, whatever was there; nothing may have it open.
 * @param {string} state
 * @param {{ history?: boolean }} options
 */
export async function copySeeded(state, options) {
  const seeded = await seededState(options);
  // A copy that is cut off is none.
  const unfinished = `${state}.new`;
  for (const folder of [unfinished, state]) rmSync(folder, { recursive: true, force: true });
  cpSync(seeded, unfinished, { recursive: true });
  renameSync(unfinished, state);
}

/** One hash over what makes the demo data, and the hour of a time in epoch milliseconds. */
export function seededHash(now = Date.now(), checkout = root) {
  const hash = createHash('sha256').update(String(Math.floor(now / HOUR_MS)));
  const files = globSync(INPUTS, { cwd: checkout }).filter((path) => !NOT_INPUTS.test(path));
  for (const path of files.sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(checkout, path)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

async function make(folder) {
  const done = await acquireLease(join(FOLDER, 'seeding'), (holder) =>
    console.log(`Process ${holder} writes the demo data; waiting for it.`),
  );
  try {
    clean();
    if (existsSync(folder)) return;
    // The project's own Node, whichever this one is: the making needs its SQLite.
    const args = [at('scripts/lib/make-seeded.mjs'), folder];
    const { code, output } = await run(at('node_modules/.bin/node'), args, { env: toolEnv(), quiet: true });
    if (code !== 0) throw new Error(`The demo data could not be written.\n${output}`);
  } finally {
    done();
  }
}

/** Removes what was made hours ago, or was begun and never ended; of what is younger somebody may be taking a copy. */
function clean() {
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    const old = join(FOLDER, name);
    if (/^seeded-/.test(name) && Date.now() - statSync(old).mtimeMs > 2 * HOUR_MS)
      rmSync(old, { recursive: true, force: true });
  }
}
