// `npm run deploy`: builds what stands in this checkout, settings of wrangler.toml included, and deploys that. What follows
// `--` goes to wrangler: `npm run deploy -- --dry-run` shows every setting as it would be, and deploys nothing.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { watchChildren } from './lib/processes.mjs';

const args = process.argv.slice(2);

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  watchChildren();
  const { ensureBuilt } = await import('./lib/build.mjs');
  const { deploy, requirePlainArgs } = await import('./lib/deploy.mjs');
  requirePlainArgs(args);
  await deploy(await ensureBuilt(), args);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
