// `npm run settings:write`: writes the tables of settings in docs/operator.md from their schemas.
import { readFileSync, writeFileSync } from 'node:fs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';

if (!isNodeNewEnough()) await continueOnOwnNode();
const { withSettingTables } = await import('./lib/settings-docs.mjs');
const page = at('docs/operator.md');
writeFileSync(page, await withSettingTables(readFileSync(page, 'utf8')));
