import { expect, it } from 'vitest';
import { demo } from '../../demo/demo';
import { signedJson } from './signed-json';
import { vendorsWith } from './vendors';

const vendors = vendorsWith(demo);

it('has one row for each vendor, under a name of its own', () => {
  const names = vendors.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

it('hears each dialect at paths of its own, below /vgw/', () => {
  const adapters = new Set([signedJson, ...vendors.map(({ adapter }) => adapter)]);
  const paths = [...adapters].flatMap((adapter) => adapter.paths);
  expect(paths).toEqual([...new Set(paths)]);
  for (const path of paths) expect(path).toMatch(/^\/vgw\/[\w/-]+$/);
});
