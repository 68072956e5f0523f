// `npm run types`: what TypeScript says of the whole, and after a change of what that may alter; `--once` keeps nothing.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  const { checkTypes } = await import('./lib/types.mjs');
  process.exitCode = await checkTypes({ once: process.argv.includes('--once') });
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
