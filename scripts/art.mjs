// `npm run art`: draws the pictures of the site's own art that changed since they were drawn, for version control.
import { ensureInstalled } from './lib/install.mjs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { root } from './lib/paths.mjs';

try {
  await ensureInstalled();
  if (!isNodeNewEnough()) await continueOnOwnNode();
  process.chdir(root);
  const { KEPT, keepPictures } = await import('../build/art-pictures.ts');
  const { drawn, removed } = await keepPictures();
  console.log(`${drawn} pictures drawn and ${removed} removed in ${KEPT}.`);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
