import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A Chromium that starts: the one that CHROMIUM_PATH names, the system's, or Playwright's own. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const named = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  const system = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...system, ...PLACES, playwrightsOwn()].find(starts);
}

/** Finds a Chromium, or installs one: with apt-get for root, otherwise Playwright's download. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && (await installWithApt())) {
    const installed = findChromium();
    if (installed) return installed;
  }
  const npx = await run('npx', ['playwright', 'install', 'chromium']);
  const own = npx.code === 0 ? findChromium() : undefined;
  if (!own) throw new Error('No Chromium was found or installed. Install one, or name it in CHROMIUM_PATH.');
  return own;
}

async function installWithApt() {
  console.log('Installing Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-q'], { env });
    return (await run('apt-get', ['install', '-y', '-q', 'chromium'], { env })).code === 0;
  } catch {
    return false;
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
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
