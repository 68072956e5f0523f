// `npm run brand`: makes a brand out of two colours in the operator's folder, and says what is wrong with those that are
// there (docs/brand.md).
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  const { brandCommand } = await import('./lib/brand.mjs');
  const { lines, isGood } = await brandCommand(process.argv.slice(2));
  console.log(lines.join('\n'));
  if (!isGood) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
