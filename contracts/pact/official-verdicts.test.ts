import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const roots: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const LOCK = (version: string) =>
  JSON.stringify({
    packages: {
      'node_modules/@pact-foundation/pact-cli': { version },
      'node_modules/other': { version: '1.0.0' },
    },
  });
const FILES = {
  'package-lock.json': LOCK('18.1.2'),
  'contracts/pact/request-filter.mjs': "import { seal } from './command/seal.mjs';",
  'contracts/pact/command/seal.mjs': 'seals',
  'contracts/pact/proof/mutations.ts': 'lies',
};

/** A checkout in which the official verifier has found the pact of this text kept. */
async function judged(text: string) {
  const root = mkdtempSync(join(tmpdir(), 'verdicts-'));
  roots.push(root);
  write(root, FILES);
  vi.stubEnv('JUDGE', 'all');
  const { officialVerdict } = await import('./official-verdicts');
  officialVerdict('the pact', text, ['contracts/pact/proof/*.ts'], root).keep();
  vi.unstubAllEnvs();
  vi.resetModules();
  return root;
}

function write(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const stands = async (root: string, text: string) => {
  const { officialVerdict } = await import('./official-verdicts');
  return officialVerdict('the pact', text, ['contracts/pact/proof/*.ts'], root).stands;
};

test('the official verifier does not judge again what it found kept [CALL-06]', async () => {
  const root = await judged('a promise');
  const others = ['command/seal.test.ts', 'command/summary.mjs', 'README.md'];
  write(root, Object.fromEntries(others.map((path) => [`contracts/pact/${path}`, 'words'])));
  expect(await stands(root, 'a promise')).toBe(true);
});

test.each([
  ['the pact', 'another promise', {}],
  ['the verifier', 'a promise', { 'package-lock.json': LOCK('18.1.3') }],
  ['what seals on the way', 'a promise', { 'contracts/pact/command/seal.mjs': 'seals otherwise' }],
  [
    'what comes to stand between',
    'a promise',
    {
      'contracts/pact/command/seal.mjs': "seals; export { one } from './new.mjs'",
    },
  ],
  ['what is named besides', 'a promise', { 'contracts/pact/proof/mutations.ts': 'other lies' }],
])('it judges again where %s changed [CALL-06]', async (_, text, files) => {
  const root = await judged('a promise');
  write(root, files as Record<string, string>);
  expect(await stands(root, text)).toBe(false);
});

test('it judges what it never judged, and everything when it is told to [CALL-06]', async () => {
  const root = await judged('a promise');
  const { officialVerdict } = await import('./official-verdicts');
  expect(officialVerdict('another pact', 'a promise', [], root).stands).toBe(false);
  vi.resetModules();
  vi.stubEnv('JUDGE', 'all');
  expect(await stands(root, 'a promise')).toBe(false);
});
