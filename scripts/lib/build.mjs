import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { toolEnv } from './env.mjs';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';

const INPUTS = [
  '{app,edge,gateway,contracts,messages,public}/**/*',
  'scripts/*.ts',
  'app.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'package-lock.json',
];
// The build writes some of them itself: a stamp that took them in would ask for the same build again.
const NOT_INPUTS = [
  'app/paraglide',
  'app/routeTree.gen.ts',
  'contracts/pact',
  'contracts/pacts',
  'messages/project.inlang/.gitignore',
  'messages/project.inlang/.meta.json',
  'messages/project.inlang/README.md',
];
const STAMP = at('.ready/build');

/** Builds the workers when something they are made from changed since the last build. Tells whether it did. */
export async function ensureBuilt({ logLevel = 'warn' } = {}) {
  const inputs = hashOfInputs();
  if (isBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return false;
  rmSync(STAMP, { force: true });
  const { code } = await run('vite', ['build', '--config', 'app.config.ts', '--logLevel', logLevel], {
    env: toolEnv({ NODE_ENV: 'production' }),
  });
  if (code !== 0) throw new Error('The build failed; see above.');
  // Tests read which file is made from what; visitors have no use for it.
  renameSync(at('dist/client/.vite/manifest.json'), at('dist/manifest.json'));
  mkdirSync(at('.ready'), { recursive: true });
  writeFileSync(STAMP, inputs);
  return true;
}

function isBuilt() {
  const made = ['.wrangler/deploy/config.json', 'dist/server/index.js', 'app/paraglide/messages.js'];
  return made.every((path) => existsSync(at(path)));
}

/** One hash over the names and contents of everything that the build reads. */
function hashOfInputs() {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { cwd: root, exclude: (path) => NOT_INPUTS.includes(path) });
  for (const path of files.sort()) {
    if (/\.test\.tsx?$/.test(path) || !statSync(at(path)).isFile()) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(at(path)))
      .update('\0');
  }
  return hash.digest('hex');
}
