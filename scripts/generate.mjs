// What `npm run types` and the tests begin with: writes the generated sources that TypeScript reads; with `--shipped` the
// product's own, whatever the operator's folder has.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  if (process.argv.includes('--shipped')) process.env.SHIPPED = '1';
  const { generate } = await import('./lib/generate.mjs');
  await generate();
  const { stampGenerated } = await import('./lib/generated.mjs');
  stampGenerated();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
