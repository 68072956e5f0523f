import { expect, test } from 'vitest';
import { LOG_LEVELS, SECURITY_LEVELS } from '@/edge/log-events';
import { read, sourcesBelow } from './source-files';

const TABLES = /^edge\/(?:log-events(?:-words)?|alarms)\.ts$/;
const programs = sourcesBelow('edge', 'app')
  .filter((path) => !TABLES.test(path))
  .map((path) => ({ path, text: read(path) }));

/** What the first group of a pattern has found in a text. */
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name]) => name);
const allFound = (pattern: RegExp) => programs.flatMap(({ text }) => found(pattern, text));

/** Kinds that programs name where they write them. */
const NAMED_KIND = /\bsecurityEvent\(\s*(?:\{[^{}]*\}|\w+),\s*'([\w.]+)'/g;

test('every event of the log is written somewhere: no alarm waits for one that never comes', () => {
  expect(programs.length).toBeGreaterThan(500);
  const written = [
    ...allFound(/\blog\(\s*'([\w.-]+)'/g),
    // Lines that are put together by hand: of a request, and of what the framework complains of.
    ...allFound(/"event":"([\w.-]+)"/g),
    ...found(/\bevent = '([\w.-]+)'/g, read('edge/lib/quiet-console.ts')),
  ];
  expect(Object.keys(LOG_LEVELS).filter((name) => !written.includes(name))).toEqual([]);
});

test('every kind of security is written: by name, by the code of a refusal, or by the policy of a call', () => {
  const ofCodes = /OF_CODE[^{]*\{([^}]*)\}/.exec(read('edge/lib/gateway/call-events.ts'))?.[1] ?? '';
  const policies = read('edge/policy.ts');
  const written = [
    ...allFound(NAMED_KIND),
    ...found(/: '([\w.]+)',/g, ofCodes),
    ...found(/\b(?:done|refused): '([\w.]+)'/g, policies),
    ...found(/\bsignal: [^\n]*\? '([\w.]+)'/g, policies),
  ];
  expect(Object.keys(SECURITY_LEVELS).filter((name) => !written.includes(name))).toEqual([]);
});

test('a kind that is only named somewhere is not taken for written', () => {
  expect(found(NAMED_KIND, "securityEvent(\n  { env, facts: c.get('facts') },\n  'replay',\n)")).toEqual([
    'replay',
  ]);
  expect(found(NAMED_KIND, "const page = 'login'; securityEvent(where, kind); open('login')")).toEqual([]);
});

test('nobody writes an event past the list: lines of the log are written by `log`, of a request by `requestLine`', () => {
  const writers = programs
    .filter(({ text }) => /console\.(?:info|log|warn|error)\(/.test(text))
    .map(({ path }) => path)
    .sort();
  expect(writers).toEqual([
    'app/client.tsx',
    'app/shell/session-watch.tsx',
    'edge/lib/log.ts',
    'edge/middleware/every-request.ts',
  ]);
});
