// Starts the sites of all Playwright workers, on the ports it is told, each with a copy of the demo data. Built-ins only: it
// runs on the Node that Playwright runs on.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onEnd } from './lib/lifetime.mjs';
import { startOwned } from './lib/owned.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { seededState } from './lib/seeded.mjs';

const ports = process.argv.slice(2);
const running = new Set();
let isEnding = false;
onEnd(stop);

try {
  const [{ code }] = await Promise.all([run(process.execPath, ['scripts/build.mjs']), seededState()]);
  if (code !== 0) throw new Error('The build failed; see above.');
  await Promise.all([...ports.keys()].map(start));
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

/** The running site, once it answers. */
async function start(index) {
  if (isEnding) throw new Error('The sites are ended.');
  const site = startOwned(
    process.execPath,
    ['scripts/start.mjs', '--reset', '--shipped-settings', '--state', at(`.ready/e2e-${index}`)],
    {
      env: { ...process.env, PORT: ports[index] },
      stdio: ['pipe', 'pipe'],
    },
  );
  running.add(site);
  createInterface(site.stderr).on('line', (line) => console.error(`[${index}] ${line}`));
  const isReady = new Promise((resolve) => {
    createInterface(site.stdout).on('line', (line) => line.includes('Ready.') && resolve(true));
  });
  const ended = once(site, 'close').then(() => running.delete(site) && false);
  if (await Promise.race([isReady, ended])) return site;
  throw new Error(`Site ${index} did not start; see above.`);
}
