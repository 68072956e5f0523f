import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mergedConfig } from '@/scripts/lib/stages.mjs';
import { operatorFolder } from './folder';
import { readOperatorSettings } from './settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const reading = (toml: string) => {
  writeFileSync(join(folder, 'settings.toml'), toml);
  return readOperatorSettings(folder);
};

it('settings stand in the place of those of wrangler.toml, bindings by their names, all else as a whole', async () => {
  const own = await reading(
    `BRAND = "sao-mai"\nname = "sao-mai-site"\n[[kv_namespaces]]\nbinding = "QUICK_GATE"\nid = "ab"\n`,
  );
  const base = {
    name: 'mobile-site',
    main: './edge/worker.ts',
    vars: { BRAND: 'hoa-dang', AGE_LIMIT: '18' },
    kv_namespaces: [
      { binding: 'QUICK_GATE', id: '00' },
      { binding: 'OTHER', id: '11' },
    ],
  };
  expect(mergedConfig(base, own)).toEqual({
    name: 'sao-mai-site',
    main: './edge/worker.ts',
    vars: { BRAND: 'sao-mai', AGE_LIMIT: '18' },
    kv_namespaces: [
      { binding: 'OTHER', id: '11' },
      { binding: 'QUICK_GATE', id: 'ab' },
    ],
  });
});

it('a setting that is a table is one, each site with settings of its own', async () => {
  const own = await reading('BRAND = "sao-mai"\n[SITES.chanh]\nHOSTS = "chanh.example"\nBRAND = "chanh"\n');
  expect(own?.vars).toEqual({
    BRAND: 'sao-mai',
    SITES: { chanh: { HOSTS: 'chanh.example', BRAND: 'chanh' } },
  });
});

it('a setting in small letters is refused, which nothing would read', async () => {
  for (const name of ['age_limit', 'Age_Limit', 'gate-deny-countries'])
    await expect(reading(`${name} = "21"\n`)).rejects.toThrow(
      `${name} is no setting; did you mean ${name.toUpperCase().replaceAll('-', '_')}?`,
    );
});

it('an empty list takes away all bindings of its kind', async () => {
  const own = await reading('kv_namespaces = []\n');
  const base = {
    kv_namespaces: [{ binding: 'QUICK_GATE', id: '00' }],
    r2_buckets: [{ binding: 'PICTURES' }],
  };
  expect(mergedConfig(base, own)).toMatchObject({ kv_namespaces: [], r2_buckets: base.r2_buckets });
});

it('a folder without settings changes nothing', async () => {
  expect(await readOperatorSettings(folder)).toBeUndefined();
  const base = { name: 'mobile-site' };
  expect(mergedConfig(base, undefined)).toBe(base);
});

it.each([
  ['a table of variables', '[vars]\nBRAND = "a"\n', /settings\.toml: \[vars\] is not needed/],
  [
    'a setting below a table',
    '[[kv_namespaces]]\nbinding = "QUICK_GATE"\nBRAND = "a"\n',
    /settings\.toml: BRAND stands in \[kv_namespaces\]/,
  ],
  ['no TOML', 'BRAND = sao-mai\n', /settings\.toml cannot be read: ./],
])('%s is answered in one line', async (_, toml, line) => {
  const { message } = await reading(toml).then(
    () => new Error('read'),
    (error: Error) => error,
  );
  expect(message).toMatch(line);
  expect(message.split('\n')).toHaveLength(1);
});

it('what is tested is the product as it is shipped, whatever the folder has', () => {
  expect(operatorFolder({ SHIPPED: '1' })).toBeUndefined();
});
