import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as operations from './operations';

it('every picture of the site’s own art that an example names stands in the site', () => {
  const named = JSON.stringify(operations).match(/\/art\/[\w/-]+\.(?:svg|mp4)/g) ?? [];
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((path) => !existsSync(`public${path}`))).toEqual([]);
});
