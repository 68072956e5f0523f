import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareState } from './state.mjs';

it.each([
  ['a migration that was changed since', '0000_schema.sql 00ff\n'],
  ['migrations that are gone', '0000_tables.sql 00ff\n0001_more.sql 00ff\n'],
  ['the stamp of an older release', '00ff'],
])('asks for a reset where the database was made by %s', async (_, stamp) => {
  const state = mkdtempSync(join(tmpdir(), 'state-'));
  writeFileSync(join(state, 'migrations'), stamp);
  await expect(prepareState(state)).rejects.toThrow('"npm run reset" starts over');
});
