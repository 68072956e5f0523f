// `npm run build`: builds the workers, unless nothing changed since the last build; `--force` builds anyway.
import { rmSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  if (process.argv.includes('--force')) rmSync(at('.ready/build'), { force: true });
  const { ensureBuilt } = await import('./lib/build.mjs');
  console.log((await ensureBuilt()) ? 'Built.' : 'Nothing changed since the last build.');
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
