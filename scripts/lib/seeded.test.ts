import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { seededHash } from './seeded.mjs';

const checkout = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const NOON = Date.UTC(2026, 10, 27, 12);
const FILES = { 'gateway/seed/seed.ts': 'seed', 'gateway/migrations/0000_schema.sql': 'schema' };
const hash = (more: Record<string, string> = {}, now = NOON) =>
  seededHash(now, checkout({ ...FILES, ...more }));

it('takes the demo data that stands while nothing changed that makes it', () => {
  expect(hash()).toBe(hash());
  expect(hash({ 'app/router.tsx': 'app', 'gateway/seed/seed.test.ts': 'test' })).toBe(hash());
  expect(hash({}, NOON + 59 * 60_000)).toBe(hash());
});

it.each([
  ['seeds', { 'gateway/seed/seed.ts': 'other' }],
  ['migrations', { 'gateway/migrations/0001_more.sql': 'more' }],
  ['migrations of the demo', { 'demo/migrations/0000_schema.sql': 'schema' }],
  ['what seeds read of the contracts', { 'contracts/shared/amount.ts': 'amount' }],
  ['packages', { 'package-lock.json': '{}' }],
])('makes it anew where %s changed', (_, more) => {
  expect(hash(more as Record<string, string>)).not.toBe(hash());
});

it('makes it anew in the next hour, since its dates count back from now', () => {
  expect(hash({}, NOON + 60 * 60_000)).not.toBe(hash());
});
