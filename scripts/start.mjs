// `npm start`: from a fresh clone to the running site. `npm run reset` drops the local data first.
// Until the packages are installed this runs on whatever Node is there: built-ins only.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { onEnd } from './lib/lifetime.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';
import { phases } from './lib/phases.mjs';
import { watchChildren } from './lib/processes.mjs';
import { announce, announceOwnGateway, requireFreePort, seed, waitForSite } from './lib/ready.mjs';
import { keepOperatorFolder } from './lib/shipped.mjs';

const USAGE = `npm start -- --gateway https://gateway.example.com   the site before your own gateway, which nothing is written to
  --merchant NAME   your merchant there, in place of MERCHANT_CODE in operator/settings.toml or wrangler.toml
  --state FOLDER    where local databases are
  --shipped-settings  the settings that the product is shipped with, whatever you have set: tests go by them
  --reset           drops them first`;

const port = Number(process.env.PORT ?? 3000);
const command = process.argv.includes('--reset') ? 'npm run reset' : 'npm start';
const gatewayPort = Number(process.env.GATEWAY_PORT ?? port + 1000);

const { time, line } = phases();

keepOperatorFolder();
try {
  await requireFreePort(port, command);
  await time('packages', ensureInstalled());
  if (!isNodeNewEnough()) await continueOnOwnNode();
  watchChildren();
  const { readArguments } = await import('./lib/arguments.mjs');
  const text = { type: 'string' };
  const { values } = readArguments(process.argv.slice(2), {
    usage: USAGE,
    options: {
      gateway: text,
      merchant: text,
      reset: { type: 'boolean', default: false },
      'shipped-settings': { type: 'boolean', default: false },
      state: { ...text, default: at('.wrangler/state') },
    },
  });
  if (!values.gateway) await requireFreePort(gatewayPort, command, 'GATEWAY_PORT');
  await (values.gateway ? startBefore(values) : start(values));
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function start({ reset, state: folder, 'shipped-settings': isShipped }) {
  if (isShipped) process.env.SHIPPED = '1';
  const state = resolve(folder);
  const [
    { ensureBuilt },
    { demoMerchant, demoMerchants, requireSettings, sitesOfStart },
    { sandboxVars, takenSettings },
    { copySeeded },
    { prepareState },
    { serveWorkers },
  ] = await Promise.all([
    import('./lib/build.mjs'),
    import('./lib/checked.mjs'),
    import('./lib/sandbox.mjs'),
    import('./lib/seeded.mjs'),
    import('./lib/state.mjs'),
    import('./lib/site.mjs'),
  ]);
  await requireSettings(takenSettings());
  const settings = isShipped ? (await import('./lib/shipped-settings.mjs')).SHIPPED_SETTINGS : {};
  const merchant = settings.MERCHANT_CODE ?? (await demoMerchant(console.log));
  const sites = isShipped ? '' : await sitesOfStart({ merchants: await demoMerchants(), port }, console.log);
  const isFresh = reset || !existsSync(state);
  // The database needs no build, and a build leaves it a core.
  const [{ isNew, workers }] = await Promise.all([
    time('build', ensureBuilt()),
    time('demo data', isFresh ? copySeeded(state) : prepareState(state)),
  ]);
  if (isNew) console.log('Built.');

  const origin = `http://localhost:${port}`;
  const serving = serveWorkers({
    configs: workers,
    port,
    gatewayPort,
    state,
    vars: sandboxVars({ merchant, sites }),
    settings,
  });
  const runtime = await time('workers', serving);
  onEnd(() => runtime.dispose().finally(() => process.exit(0)));
  // What was made today has all of it.
  if (!isFresh) await seed(origin);
  await time('first page', waitForSite(origin));
  await announce(origin, `http://localhost:${gatewayPort}`, line());
}

/** The site alone, before a gateway that is not ours: nothing is seeded, and nothing of it is moved. */
async function startBefore({ gateway, merchant, state }) {
  const [{ ensureBuilt }, { sitesOfStart }, { requireOwnGateway }, { sandboxVars }, { serveWorkers }] =
    await Promise.all([
      import('./lib/build.mjs'),
      import('./lib/checked.mjs'),
      import('./lib/own-gateway.mjs'),
      import('./lib/sandbox.mjs'),
      import('./lib/site.mjs'),
    ]);
  const { url, lines } = await time('gateway', requireOwnGateway({ gateway, merchant }));
  const { site } = await time('build', ensureBuilt());
  const sites = await sitesOfStart({ port }, console.log);
  const vars = sandboxVars({ gateway: url, merchant, sites });
  const runtime = await time('workers', serveWorkers({ configs: [site], port, state: resolve(state), vars }));
  onEnd(() => runtime.dispose().finally(() => process.exit(0)));
  const origin = `http://localhost:${port}`;
  // A gateway that is not whole yet shuts the site, and that is what is to be seen.
  await time('first page', waitForSite(origin, { rendered: false }));
  announceOwnGateway(origin, lines, line());
}
