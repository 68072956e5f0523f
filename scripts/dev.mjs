// `npm run dev`: the site with hot reload, on the same local data as `npm start`.
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { onEnd } from './lib/lifetime.mjs';
import { DEVELOPMENT_START, SERVER_TO_END } from './lib/limits.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { startOwned } from './lib/owned.mjs';
import { at } from './lib/paths.mjs';
import { signal } from './lib/processes.mjs';
import { announce, announceOwnGateway, requireFreePort, seed, waitForSite } from './lib/ready.mjs';
import { keepOperatorFolder } from './lib/shipped.mjs';

const USAGE = `npm run dev -- --gateway https://gateway.example.com   the site before your own gateway, which nothing is written to
  --merchant NAME   your merchant there, in place of MERCHANT_CODE in operator/settings.toml or wrangler.toml`;

const port = Number(process.env.PORT ?? 3000);
const origin = `http://localhost:${port}`;

keepOperatorFolder();
try {
  await requireFreePort(port, 'npm run dev');
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  await develop();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function develop() {
  const [
    { readArguments },
    checked,
    { toolEnv },
    { ensureGenerated },
    { sandboxVars, takenSettings },
    { copySeeded },
    { prepareState },
  ] = await Promise.all([
    import('./lib/arguments.mjs'),
    import('./lib/checked.mjs'),
    import('./lib/env.mjs'),
    import('./lib/generated.mjs'),
    import('./lib/sandbox.mjs'),
    import('./lib/seeded.mjs'),
    import('./lib/state.mjs'),
  ]);
  const text = { type: 'string' };
  const { values } = readArguments(process.argv.slice(2), {
    usage: USAGE,
    options: { gateway: text, merchant: text },
  });
  const own = values.gateway && (await (await import('./lib/own-gateway.mjs')).requireOwnGateway(values));
  if (!own) await checked.requireSettings(takenSettings());
  const merchant = own ? values.merchant : await checked.demoMerchant(console.log);
  const merchants = own ? undefined : await checked.demoMerchants();
  const sites = await checked.sitesOfStart({ merchants, port }, console.log);
  const state = at('.wrangler/state');
  const isFresh = !existsSync(state);
  // Before Vite watches: a file that is written while it starts has it start again, amid that.
  await Promise.all([ensureGenerated(), isFresh ? copySeeded(state) : prepareState(state)]);

  const args = [
    'dev',
    '--config',
    'app.config.ts',
    '--port',
    String(port),
    '--strictPort',
    '--host',
    'localhost',
  ];
  // The workers see this small environment as their variables; a deployment never does.
  const env = toolEnv({
    ...sandboxVars({ gateway: own?.url, merchant, sites }),
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  });
  const vite = startOwned('vite', args, { env });
  onEnd((name) => {
    signal(-vite.pid, name);
    setTimeout(() => process.exit(1), SERVER_TO_END);
  });
  vite.once('error', (error) => {
    console.error(`\nVite does not start: ${error.message}\n`);
    process.exit(1);
  });
  vite.once('close', (code) => process.exit(code ?? 1));

  await waitForSite(origin, { rendered: false, limit: DEVELOPMENT_START });
  if (own) return announceOwnGateway(origin, own.lines);
  await seed(origin);
  await waitForSite(origin, { limit: DEVELOPMENT_START });
  await announce(origin);
}
