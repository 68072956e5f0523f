import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ONE_START } from './limits.mjs';
import { run } from './run.mjs';

/** Debian's own packages of the engines, their drivers, and a display that nobody sees. */
export const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Seconds for another install on the machine to end. */
const PATIENCE = ONE_START / 1000;

/**
 * Where the engines of Firefox and of Safari stand on this machine, with what drives them; null where one of them is
 * missing.
 */
export function findEngines() {
  const firefox = program('firefox-esr') ?? program('firefox');
  const driver = program('WebKitWebDriver');
  const display = program('Xvfb');
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
  return firefox && driver && display && browser ? { firefox, webkit: { driver, display, browser } } : null;
}

/** The engines; installs them where they are missing, with apt-get as root. Null where they cannot be had. */
export async function ensureEngines() {
  const found = findEngines();
  if (found || process.getuid?.() !== 0 || !program('apt-get')) return found;
  console.log(`Installing ${ENGINE_PACKAGES.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    run('apt-get', ['-q', '-o', `DPkg::Lock::Timeout=${PATIENCE}`, ...args], { env });
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...ENGINE_PACKAGES);
  return findEngines();
}

function program(name) {
  const places = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  return places.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
