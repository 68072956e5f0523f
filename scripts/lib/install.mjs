import { existsSync, readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the packages when `node_modules` is missing or does not hold what package-lock.json names. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { code } = await run(command, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed; see above.');
}

/** npm writes `node_modules/.package-lock.json` at the end of an install that succeeded: that is the fingerprint. */
function isInstalled() {
  const installedFile = at('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(at('package-lock.json'));
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
