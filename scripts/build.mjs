// `npm run build`: builds the workers, unless they stand as they would be built; `--force` builds anyway, `--verbose` tells
// how far it is, `--shipped` leaves out what the operator's folder has: tests go by that.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  if (process.argv.includes('--shipped')) process.env.SHIPPED = '1';
  const force = process.argv.includes('--force');
  const { ensureBuilt } = await import('./lib/build.mjs');
  const logLevel = process.argv.includes('--verbose') ? 'info' : 'warn';
  const { isNew } = await ensureBuilt({ logLevel, force });
  console.log(isNew ? 'Built.' : 'Nothing changed since it was built.');
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
