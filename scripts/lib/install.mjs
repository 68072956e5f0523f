import { existsSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages when `node_modules` is missing or does not hold what package-lock.json names. */
export async function ensureInstalled() {
  if (isInstalled('.')) return;
  console.log('Installing packages…');
  const { code } = await npmCi();
  if (code !== 0) throw new Error('npm ci failed; see above.');
}

/**
 * The same for a package in a folder of its own, that some tests need and the site does not; none of its install scripts
 * run. Tells how `npm ci` ended.
 */
export async function installNested(folder, options = {}) {
  if (isInstalled(folder)) return { code: 0, output: '' };
  return npmCi(['--prefix', at(folder), '--ignore-scripts'], options);
}

function npmCi(more = [], options = {}) {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  return run(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...more], options);
}

/** npm writes `node_modules/.package-lock.json` at the end of an install that succeeded: that is the fingerprint. */
function isInstalled(folder) {
  const installedFile = at(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(at(folder, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  return (
    Object.entries(wanted).every(
      ([path, entry]) => installed[path]?.version === entry.version || entry.optional || entry.devOptional,
    ) && Object.entries(installed).every(([path, entry]) => wanted[path]?.version === entry.version)
  );
}

function packagesOf(file) {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}
