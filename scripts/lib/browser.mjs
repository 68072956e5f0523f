import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ONE_WAIT } from './limits.mjs';
import { run } from './run.mjs';

/** Without any window a test costs two thirds of what it costs in the browser for people. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A Chromium that starts: the one that CHROMIUM_PATH names, the system's, or Playwright's own. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const named = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...system, ...PLACES, playwrightsOwn()].find(starts);
}

/**
 * Finds a Chromium, or installs one: with apt-get for root, the windowless one where there is such a package, otherwise
 * Playwright's download.
 */
export async function ensureChromium() {
  if (process.getuid?.() === 0 && !process.env.CHROMIUM_PATH) await installWithApt();
  const found = findChromium();
  if (found) return found;
  const npx = await run('npx', ['playwright', 'install', 'chromium']);
  const own = npx.code === 0 ? findChromium() : undefined;
  if (!own) throw new Error('No Chromium was found or installed. Install one, or name it in CHROMIUM_PATH.');
  return own;
}

async function installWithApt() {
  const found = findChromium();
  if (found?.endsWith(WINDOWLESS)) return;
  console.log('Installing Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) => run('apt-get', ['install', '-y', '-q', name], { env, quiet: true });
  try {
    await run('apt-get', ['update', '-q'], { env, quiet: true });
    if ((await install(WINDOWLESS)).code !== 0 && !found) await install('chromium');
  } catch {
    // A system without apt-get: what it has, or Playwright's own, will do.
  }
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return '';
  }
}

/** Some systems ship a stub under the browser's name: only one that tells its version counts. */
function starts(path) {
  try {
    accessSync(path, constants.X_OK);
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: ONE_WAIT });
    return true;
  } catch {
    return false;
  }
}
