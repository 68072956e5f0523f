import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { hashOfInputs } from './build.mjs';

afterEach(() => vi.unstubAllEnvs());

const hash = (...paths: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const path of ['app/router.tsx', 'messages/project.inlang/settings.json', ...paths]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
  return hashOfInputs(folder);
};

it.each([
  'app/routeTree.gen.ts',
  'app/paraglide/messages.js',
  'app/paraglide/messages/vi.js',
  'messages/project.inlang/README.md',
  'messages/project.inlang/.meta.json',
  'contracts/pacts/site-gateway.json',
  'app/router.test.tsx',
])('is not built again for %s, which it writes itself or never reads', (path) => {
  expect(hash(path)).toBe(hash());
});

it.each(['app/features/home/home-screen.tsx', 'messages/vi.json', 'public/art/news.svg', 'build/lean.ts'])(
  'is built again for %s',
  (path) => {
    expect(hash(path)).not.toBe(hash());
  },
);

it('is another one for what an operator has, and that of the product where it is to be as shipped', () => {
  vi.stubEnv('SHIPPED', undefined);
  expect(hash('operator/settings.toml')).not.toBe(hash());
  expect(hash('operator/.git/index')).toBe(hash());
  vi.stubEnv('SHIPPED', '1');
  expect(hash('operator/settings.toml')).toBe(hash());
});

it.each([
  ['the folder itself', 'operator', ''],
  ['a brand in it', 'operator/brands', 'brands'],
])('is another one for what an operator has behind a link, which is %s', (_, link, target) => {
  vi.stubEnv('SHIPPED', undefined);
  const [checkout, own] = [mkdtempSync(join(tmpdir(), 'build-')), mkdtempSync(join(tmpdir(), 'operator-'))];
  const file = join(own, 'brands/sao-mai/logo.svg');
  mkdirSync(dirname(file), { recursive: true });
  mkdirSync(dirname(join(checkout, link)), { recursive: true });
  symlinkSync(join(own, target), join(checkout, link));
  // What leads back to where it is in is read once.
  symlinkSync(own, join(own, 'brands/back'));
  const hashes = ['<svg/>', '<svg />'].map((drawing) => {
    writeFileSync(file, drawing);
    return hashOfInputs(checkout);
  });
  expect(hashes[0]).not.toBe(hashes[1]);
});
