// `npm run gate`: closes a country, a range or the whole site in seconds, without a build and a deployment, and opens it
// again (docs/decisions/089-quick-gate.md).
import { userInfo } from 'node:os';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { keepOperatorFolder } from './lib/shipped.mjs';

keepOperatorFolder();
try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  await main();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function main() {
  const { changeGate, namespaceOf, readAsked, USAGE, wranglerStore } = await import('./lib/gate.mjs');
  // npm runs a script in the checkout, and says where it was called.
  const asked = readAsked(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd(), userInfo().username);
  if (!asked) {
    console.log(USAGE);
    return;
  }
  const { command, local, stage, state } = asked;
  const [{ readSiteConfig }, { quietWrangler }] = await Promise.all([
    import('./lib/stages.mjs'),
    import('./lib/wrangler.mjs'),
  ]);
  const [config, base] = await Promise.all([readSiteConfig(stage), readSiteConfig(undefined)]);
  const id = namespaceOf({ config, base, stage, local });
  const where = local ? ['--local', '--persist-to', state] : ['--remote'];
  const store = wranglerStore(quietWrangler, ['--namespace-id', id, ...where]);
  const lines = await changeGate({ ...asked, now: new Date() }, store);
  console.log(lines.join('\n'));
  if (command !== 'list')
    console.log(
      local
        ? '\nThe site that runs here sees it within five seconds.'
        : '\nVisitors see it usually within half a minute; Cloudflare promises a minute or more for the last location.',
    );
}
