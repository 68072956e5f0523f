import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What Node has since a later version than the command needs (18.3): how it is written, and how it is found. */
const LATER: readonly [since: string, written: string, found: RegExp][] = [
  [
    '18.11',
    "parseArgs({ options: { url: { type: 'string', default: 'x' } } })",
    /\btype: '\w+',[^}]*\bdefault:/,
  ],
  ['18.14', 'availableParallelism()', /\bavailableParallelism\b/],
  ['18.17', 'URL.canParse(text)', /\bURL\.(?:canParse|parse)\b/],
  ['18.20', "import states from './states.json' with { type: 'json' }", /\b(?:with|assert) \{ ?type:/],
  ['19', 'crypto.randomUUID()', /(?<![.\w])(?:globalThis\.)?crypto\.(?:subtle|random\w+|getRandomValues)\b/],
  ['19', 'new CustomEvent(name)', /\bCustomEvent\b/],
  ['20', 'rows.toSorted(order)', /\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(/],
  ['20', 'new File([], name)', /\bnew File\(/],
  ['20', '/[\\p{L}--[a-z]]/v', /[\])*+?$]\/[dgimsuy]*v[dgimsuy]*\b/],
  ['20.3', 'AbortSignal.any(signals)', /\bAbortSignal\.any\b/],
  ['20.6', "import.meta.resolve('./x.mjs')", /\bimport\.meta\.(?:resolve|dirname|filename)\b/],
  ['20.12', "styleText('red', text)", /\bstyleText\b/],
  ['20.12', "hash('sha256', text)", /(?<![.\w])hash\('/],
  ['21', 'Object.groupBy(rows, id)', /\b(?:Object|Map)\.groupBy\b/],
  ['22', 'Promise.withResolvers()', /\bPromise\.(?:withResolvers|try)\b/],
  ['22', 'Array.fromAsync(parts)', /\bArray\.fromAsync\b/],
  [
    '22',
    'one.isSubsetOf(other)',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|intersection|difference|symmetricDifference)\(/,
  ],
  [
    '22',
    'map.keys().filter(is)',
    /\.(?:keys|values|entries)\(\)\s*\.(?:map|filter|find|some|every|take|drop|reduce|toArray|flatMap)\(/,
  ],
  ['22', "globSync('*.json')", /\bglobSync\b/],
  ['22', 'new WebSocket(url)', /\b(?:WebSocket|EventSource)\b/],
  ['24', 'using file = open(name)', /^\s*(?:await )?using \w+ =/m],
  ['24', 'RegExp.escape(text)', /\b(?:RegExp\.escape|Error\.isError)\b/],
];
/** Built-in modules that Node 18.3 has. */
const BUILT_IN =
  /^node:(?:crypto|fs|http|https|net|os|path|timers\/promises|tls|url|util|zlib|child_process|stream)$/;

const files = globSync('contracts/pact/**/*.mjs');
const laterIn = (text: string) => LATER.filter(([, , found]) => found.test(text)).map(([since]) => since);

test.each(LATER)('finds what Node has since %s: %s', (since, written) => {
  expect(laterIn(written)).toContain(since);
});

test.each(files)('%s runs on Node 18.3, with nothing installed', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(laterIn(text)).toEqual([]);
  const imported = [...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gm)].map(
    ([, from]) => from,
  );
  const foreign = imported.filter((from = '') => !from.startsWith('.') && !BUILT_IN.test(from));
  expect(foreign).toEqual([]);
});
