// `npm start`: from a fresh clone to the running site. `npm run reset` drops the local data first.
// Until the packages are installed this runs on whatever Node is there: built-ins only.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { onEnd } from './lib/lifetime.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';
import { phases } from './lib/phases.mjs';
import { watchChildren } from './lib/processes.mjs';
import { announce, requireFreePort, seed, waitForSite } from './lib/ready.mjs';

const { values } = parseArgs({
  options: {
    reset: { type: 'boolean', default: false },
    state: { type: 'string', default: at('.wrangler/state') },
  },
});
const port = Number(process.env.PORT ?? 3000);
const command = values.reset ? 'npm run reset' : 'npm start';
const gatewayPort = Number(process.env.GATEWAY_PORT ?? port + 1000);

const { time, line } = phases();

try {
  await requireFreePort(port, command);
  await requireFreePort(gatewayPort, command, 'GATEWAY_PORT');
  await time('packages', ensureInstalled());
  if (!isNodeNewEnough()) await continueOnOwnNode();
  watchChildren();
  await start(resolve(values.state));
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function start(state) {
  const [{ ensureBuilt }, { sandboxVars }, { copySeeded }, { prepareState }, { serveWorkers }] =
    await Promise.all([
      import('./lib/build.mjs'),
      import('./lib/sandbox.mjs'),
      import('./lib/seeded.mjs'),
      import('./lib/state.mjs'),
      import('./lib/site.mjs'),
    ]);
  const isFresh = values.reset || !existsSync(state);
  // The database needs no build, and a build leaves it a core.
  const [{ isNew, workers }] = await Promise.all([
    time('build', ensureBuilt()),
    time('demo data', isFresh ? copySeeded(state) : prepareState(state)),
  ]);
  if (isNew) console.log('Built.');

  const origin = `http://localhost:${port}`;
  const serving = serveWorkers({ configs: workers, port, gatewayPort, state, vars: sandboxVars() });
  const runtime = await time('workers', serving);
  onEnd(() => runtime.dispose().finally(() => process.exit(0)));
  // What was made today has all of it.
  if (!isFresh) await seed(origin);
  await time('first page', waitForSite(origin));
  await announce(origin, `http://localhost:${gatewayPort}`, line());
}
