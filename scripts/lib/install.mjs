import { existsSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages when `node_modules` is missing or does not hold what package-lock.json names. */
export async function ensureInstalled() {
  if (isInstalled('.')) return;
  console.log('Installing packages…');
  const { code } = await run(...npmCi('--loglevel=error'));
  if (code !== 0) throw new Error('npm ci failed; see above.');
}

/**
 * The command, and its arguments, that installs a package in a folder of its own, which some tests need and the site does
 * not; none of its install scripts run, and each file that arrives is a line. Nothing when it is installed.
 */
export function nestedInstall(folder) {
  if (isInstalled(folder)) return;
  return npmCi('--loglevel=http', '--prefix', at(folder), '--ignore-scripts');
}

function npmCi(...more) {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  return [command, [...before, 'ci', '--no-audit', '--no-fund', ...more]];
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
