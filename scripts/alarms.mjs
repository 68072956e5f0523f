// `npm run alarms < lines`: says which alarms lines of the log meet, of Logpush, `wrangler tail --format json` or the
// lines themselves. Ends with 1 where one is met.
import { createInterface } from 'node:readline';
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

if (!isNodeNewEnough()) await continueOnOwnNode();
const [{ alarmsMet, linesOf }, { ALARMS }] = await Promise.all([
  import('./lib/alarms.mjs'),
  import('../edge/alarms.ts'),
]);
const texts = [];
for await (const text of createInterface({ input: process.stdin })) texts.push(text);
const lines = linesOf(texts);
const met = alarmsMet(lines);
for (const { name, window, group, measured } of met) {
  const when = window > 0 ? `${new Date(window).toISOString().slice(0, 16)}Z  ` : '';
  console.log(`${when}${ALARMS[name].title} (${name}): ${measured} of ${group.join(', ')}`);
  console.log(`  ${ALARMS[name].action}`);
}
console.log(`${lines.length} lines, ${met.length === 0 ? 'no alarm' : `alarms: ${met.length}`}.`);
process.exitCode = met.length > 0 ? 1 : 0;
