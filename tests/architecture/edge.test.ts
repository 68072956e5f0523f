import { expect, test } from 'vitest';
import { SETTINGS } from '@/edge/settings';
import { read, sourcesBelow } from './source-files';

const sources = sourcesBelow('edge')
  .filter((path) => !path.startsWith('edge/testing/'))
  .sort();

/** What would cost every request something that none needs (docs/decisions/049-fewer-layers.md). */
const COSTLY = {
  'makes an object of all variables, as each look at `c.var` does':
    /\b(?:c|context)\.var\b|\{[^}\n]*\bvar\b[^}\n]*\}\s*=\s*c\b/,
  'copies a request or an answer': /\.clone\(/,
};
/** Where an address is taken apart, because it came from outside the site's own paths or is rarely asked for: by its host where a deployment has many. */
const PARSES = [
  'edge/lib/security/request-path.ts',
  'edge/lib/settings/env-of-host.ts',
  'edge/middleware/secure-transport.ts',
  'edge/routes/demo-vendor.ts',
  'edge/routes/render.ts',
  'edge/routes/sandbox.ts',
  'edge/routes/search-engines.ts',
];

test.each(Object.entries(COSTLY))('nothing in the edge %s', (_, pattern) => {
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.filter((path) => pattern.test(read(path)))).toEqual([]);
});

test('makes a URL of the request’s address in few places of the edge', () => {
  expect(sources.filter((path) => /new URL\((?:c\.req\.|request\.)?url\b/.test(read(path)))).toEqual(PARSES);
});

test('reads no setting as it is written but where the text itself is compared: all others ask `settingsOf`', () => {
  const names = Object.keys(SETTINGS).join('|');
  const reads = sources.filter((path) => new RegExp(`\\benv\\.(?:${names})\\b`).test(read(path)));
  expect(reads).toEqual(['edge/lib/gate/gate-settings.ts']);
});

test('finds what it looks for', () => {
  const [variables, copy] = Object.values(COSTLY);
  for (const code of ['c.var.facts', 'const { facts } = context.var;', 'const { req, var: known } = c;'])
    expect([code, variables?.test(code)]).toEqual([code, true]);
  expect(copy?.test('await send(request.clone())')).toBe(true);
});
