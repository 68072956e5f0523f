// `npm run gate`: closes a country, a range or the whole site in seconds, without a build and a deployment, and opens it
// again (docs/decisions/089-quick-gate.md).
import { userInfo } from 'node:os';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  await main();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function main() {
  const [{ changeGate, USAGE, wranglerStore }, { readArguments }] = await Promise.all([
    import('./lib/gate.mjs'),
    import('./lib/arguments.mjs'),
  ]);
  const text = { type: 'string' };
  const { values, positionals } = readArguments(process.argv.slice(2), {
    usage: USAGE,
    allowPositionals: true,
    options: {
      reason: text,
      by: text,
      stage: text,
      state: { ...text, default: at('.wrangler/state') },
      local: { type: 'boolean', default: false },
    },
  });
  const [command = 'list', ...whats] = positionals;
  const { reason, by = userInfo().username, local, stage, state } = values;
  const [{ readSiteConfig, idOf }, { quietWrangler }] = await Promise.all([
    import('./lib/stages.mjs'),
    import('./lib/wrangler.mjs'),
  ]);
  const { kv_namespaces: namespaces } = await readSiteConfig(stage);
  const id = local
    ? namespaces?.find(({ binding }) => binding === 'QUICK_GATE')?.id
    : idOf(namespaces, 'QUICK_GATE');
  if (!id)
    throw new Error(
      'QUICK_GATE has no namespace yet: npx wrangler kv namespace create quick-gate, its id into wrangler.toml, npm run deploy. With --local it closes the site that runs here.',
    );
  const where = local ? ['--local', '--persist-to', state] : ['--remote'];
  const store = wranglerStore(quietWrangler, ['--namespace-id', id, ...where]);
  const lines = await changeGate({ command, whats, reason, by, now: new Date() }, store);
  console.log(lines.join('\n'));
  if (command !== 'list')
    console.log(
      local
        ? '\nThe site that runs here sees it within five seconds.'
        : '\nVisitors see it within half a minute, a minute at most.',
    );
}
