import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { builds } from './builds.mjs';
import { toolEnv } from './env.mjs';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';

const INPUTS = [
  '{app,edge,gateway,demo,contracts,messages,public}/**/*',
  'build/**/*.ts',
  'app.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'package.json',
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
/** How often what it is made from may change under a build. */
const TRIES = 3;

/**
 * The build of this checkout as it is now, made where there is none yet; this process uses it from now on. `isNew` tells
 * whether it was made; `force` makes it anew in any case.
 * @returns {Promise<import('./builds.mjs').Build & { isNew: boolean }>}
 * @throws when it cannot be built, or is in use and was to be made anew
 */
export async function ensureBuilt({ logLevel = 'warn', force = false } = {}) {
  // Nobody deploys what a build was before (docs/decisions/056-builds.md).
  rmSync(at('.wrangler/deploy'), { recursive: true, force: true });
  const standing = force ? undefined : await takeGenerated(hashOfInputs());
  if (standing) return { ...standing, isNew: false };
  const done = await builds.acquireLease(console.log);
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const hash = hashOfInputs();
      if (force) builds.discard(hash);
      const build = (await takeGenerated(hash)) ?? (await make(hash, logLevel));
      if (build) return { ...build, isNew: true };
      console.log('What the build is made from changed meanwhile; building again.');
    }
    throw new Error('What the build is made from does not stop changing.');
  } finally {
    done();
    builds.clean();
  }
}

/** Takes a build that stands, and sees to what else a build leaves: the generated sources that tests and types read. */
async function takeGenerated(hash) {
  const isGenerated = builds.isCurrent(hash) && existsSync(at('app/paraglide/messages.js'));
  const build = builds.take(hash);
  if (!build || isGenerated) return build;
  const { code } = await run(process.execPath, ['scripts/generate.mjs'], { env: toolEnv() });
  if (code !== 0) throw new Error('The messages and routes could not be written; see above.');
  return build;
}

/** Builds the workers; undefined where what they are made from changed meanwhile. */
async function make(hash, logLevel) {
  const { requireOperatorFolder } = await import('./operator.mjs');
  await requireOperatorFolder();
  const folder = builds.newFolder(hash);
  const vite = async (config, outDir) => {
    const args = ['--config', config, '--logLevel', logLevel, '--outDir', relative(root, outDir)];
    const { code } = await run('vite', ['build', ...args], { env: toolEnv({ NODE_ENV: 'production' }) });
    if (code !== 0) throw new Error('The build failed; see above.');
  };
  try {
    await vite('app.config.ts', folder);
    // Tests read which file is made from what; visitors have no use for it.
    renameSync(join(folder, 'client/.vite/manifest.json'), join(folder, 'manifest.json'));
    // Served as /sandbox/parts, where that is open (edge/routes/parts.ts).
    const sandbox = join(folder, 'client/sandbox');
    await vite('build/parts.config.ts', sandbox);
    renameSync(join(sandbox, 'app/parts/parts.html'), join(sandbox, 'parts.html'));
    rmSync(join(sandbox, 'app'), { recursive: true });
    return hashOfInputs() === hash ? builds.keep(hash, folder) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One hash over the names and contents of everything that the build of a checkout reads, settings of deployments too. */
export function hashOfInputs(checkout = root) {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, { cwd: checkout, exclude: (path) => NOT_INPUTS.includes(path) });
  if (!process.env.SHIPPED) files.push(...pathsBelow(checkout, 'operator'));
  for (const path of files.sort()) {
    // `exclude` keeps out folders; it is not asked for every file.
    if (NOT_INPUTS.includes(path) || /\.test\.tsx?$/.test(path) || !statSync(join(checkout, path)).isFile())
      continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(checkout, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The paths of files below a folder, those behind links too: an operator may have their own in another checkout. What leads
 * back to a folder that it is in is left out.
 */
function pathsBelow(checkout, path, above = []) {
  const place = join(checkout, path);
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const real = realpathSync(place);
  if (above.includes(real)) return [];
  // Version control of the folder itself, if it has one, is no part of it.
  const names = readdirSync(place).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => pathsBelow(checkout, `${path}/${name}`, [...above, real]));
}
