// Starts the sites of all Playwright workers, on the ports it is told. Most of a start is the demo data: one site writes it,
// the others get a copy. Built-ins only: it runs on the Node that Playwright runs on.
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { onEnd } from './lib/lifetime.mjs';
import { startOwned } from './lib/owned.mjs';
import { at } from './lib/paths.mjs';
import { untilFree } from './lib/ready.mjs';
import { run } from './lib/run.mjs';

const ports = process.argv.slice(2);
const running = new Set();
let isEnding = false;
onEnd(stop);

try {
  const { code } = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) throw new Error('The build failed; see above.');
  const first = await start(0, '--reset');
  first.kill();
  await once(first, 'close');
  // Its runtime ends after it, and has the database open until then.
  await untilFree(Number(ports[0]));
  for (const index of ports.keys()) if (index > 0) copyState(index);
  await Promise.all([...ports.keys()].map((index) => start(index)));
  console.log('All ready.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
  stop();
}

function stop() {
  isEnding = true;
  for (const site of running) site.kill();
}

function stateOf(index) {
  return at(`.ready/e2e-${index}`);
}

function copyState(index) {
  rmSync(stateOf(index), { recursive: true, force: true });
  cpSync(stateOf(0), stateOf(index), { recursive: true });
}

/** The running site, once it answers. */
async function start(index, ...more) {
  if (isEnding) throw new Error('The sites are ended.');
  const site = startOwned(process.execPath, ['scripts/start.mjs', ...more, '--state', stateOf(index)], {
    env: { ...process.env, PORT: ports[index] },
    stdio: ['pipe', 'pipe'],
  });
  running.add(site);
  createInterface(site.stderr).on('line', (line) => console.error(`[${index}] ${line}`));
  const isReady = new Promise((resolve) => {
    createInterface(site.stdout).on('line', (line) => line.includes('Ready.') && resolve(true));
  });
  const ended = once(site, 'close').then(() => running.delete(site) && false);
  if (await Promise.race([isReady, ended])) return site;
  throw new Error(`Site ${index} did not start; see above.`);
}
