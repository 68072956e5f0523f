// `npm run types` begins with this: writes the generated sources that TypeScript reads.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  const { generate } = await import('./lib/generate.mjs');
  await generate();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
