// `npm run events:write`: writes the tables of the log in docs/operator.md and the queries of docs/alarms from the list of
// events and alarms (edge/log-events.ts, edge/alarms.ts).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';
import { at } from './lib/paths.mjs';

if (!isNodeNewEnough()) await continueOnOwnNode();
const { alarmFiles, withEventTables } = await import('./lib/events-docs.mjs');
const page = at('docs/operator.md');
writeFileSync(page, withEventTables(readFileSync(page, 'utf8')));
rmSync(at('docs/alarms/workers-logs'), { recursive: true, force: true });
mkdirSync(at('docs/alarms/workers-logs'), { recursive: true });
for (const [path, text] of Object.entries(alarmFiles())) writeFileSync(at(`docs/alarms/${path}`), text);
