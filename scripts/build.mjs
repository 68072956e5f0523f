// `npm run build`: builds the workers, unless nothing changed since the last build; `--force` builds anyway, `--verbose` tells
// how far it is.
import { rmSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  if (process.argv.includes('--force')) rmSync(at('.ready/build'), { force: true });
  const { ensureBuilt } = await import('./lib/build.mjs');
  const logLevel = process.argv.includes('--verbose') ? 'info' : 'warn';
  console.log((await ensureBuilt({ logLevel })) ? 'Built.' : 'Nothing changed since the last build.');
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
