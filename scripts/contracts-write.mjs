// `npm run contracts:write`: writes what is committed of the contracts anew from their operations.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at, root } from './lib/paths.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  const { runnerImport } = await import('vite');
  const inRoot = { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } };
  const { module } = await runnerImport(at('contracts/pact/write.ts'), inRoot);
  module.writeContracts();
  // Pact's library keeps its threads.
  process.exit();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
