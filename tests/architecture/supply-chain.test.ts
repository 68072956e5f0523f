import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencesPage, lockedPackages } from '../../scripts/lib/supply-chain.mjs';
import { ROOT, read } from './source-files';

const packages = lockedPackages();
const site = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
/** Parts of tools for other machines, which no run of ours has fetched: npm writes their hashes where it installs them. */
const ELSEWHERE =
  /^@(?:biomejs\/cli|cloudflare\/workerd)-(?:android|darwin|windows|win32|linux-(?:x64|arm64)-musl)/;
/** Licences under which packages may come; those with duties stand with the packages that may have them. */
const FREE =
  /^(?:MIT|ISC|Apache-2\.0|MIT OR Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0)$/;
const WITH_DUTIES: Record<string, RegExp> = {
  'MPL-2.0': /^(?:lightningcss|axe-core$|@axe-core\/playwright$)/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-/,
};

test('locks every package by its hash, but for parts of tools for other machines', () => {
  expect(packages.length).toBeGreaterThan(500);
  const loose = packages.filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
  const unexpected = loose.filter(({ name, optional }) => !optional || !ELSEWHERE.test(name));
  expect(unexpected.map(({ name }) => name)).toEqual([]);
});

test('names exact versions alone', () => {
  const wanted = Object.entries({ ...site.dependencies, ...site.devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('runs no install script that allowScripts does not name, and has npm hold to it', () => {
  const scripted = new Set(packages.filter(({ hasScript }) => hasScript).map(({ name }) => name));
  expect([...scripted].sort()).toEqual(Object.keys(site.allowScripts).sort());
  expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
});

test('takes packages under known licences alone, and lists them', () => {
  const unknown = packages.filter(
    ({ name, licence }) => !FREE.test(licence) && !WITH_DUTIES[licence]?.test(name),
  );
  expect(unknown.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  expect(read('docs/licences.md')).toBe(licencesPage());
});

test('writes a bill of materials with every package, its hash and its licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.cdx.json');
  execFileSync(process.execPath, ['scripts/sbom.mjs', file], { cwd: ROOT, stdio: 'pipe' });
  const bill = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    specVersion: string;
    components: { name: string; version: string; hashes?: unknown[]; licenses?: unknown[] }[];
  };
  rmSync(folder, { recursive: true });
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.5']);
  const named = (list: { name: string; version: string }[]) =>
    [...new Set(list.map(({ name, version }) => `${name}@${version}`))].sort();
  expect(named(bill.components)).toEqual(named(packages));
  expect(bill.components.filter(({ licenses }) => !licenses?.length).map(({ name }) => name)).toEqual([]);
  const hashless = bill.components.filter(({ hashes }) => !hashes?.length).map(({ name }) => name);
  expect(hashless.filter((name) => !ELSEWHERE.test(name))).toEqual([]);
});
