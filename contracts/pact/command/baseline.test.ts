import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { comparedWith, readBaseline, writeBaseline } from './baseline.mjs';

const dir = mkdtempSync(join(tmpdir(), 'baseline-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

// biome-ignore lint/suspicious/noExplicitAny: the little of a row that counts here
const row = (description: string, result: string, states = 'a member'): any => ({
  description,
  states,
  result,
  ok: result === 'ok',
});

test('a run that reached nobody leaves the baseline as it was [CALL-06]', () => {
  const file = join(dir, 'down.json');
  writeBaseline(file, [row('one', 'ok'), row('two', 'failed')]);
  writeBaseline(file, [row('one', 'unreached'), row('two', 'unreached')], readBaseline(file));
  expect(readBaseline(file)).toMatchObject({ green: ['one'], open: ['two'] });
});

test('what was green stays so by its name, whatever its states are called now [CALL-06]', () => {
  const file = join(dir, 'renamed.json');
  writeBaseline(file, [row('one', 'ok', 'a member is logged in'), row('two', 'failed')]);
  const before = readBaseline(file) ?? { green: [], open: [] };
  const now = [row('one', 'failed'), row('two', 'failed'), row('three', 'failed')];
  expect(comparedWith(now, before).map(({ result }) => result)).toEqual(['failed', 'known', 'pending']);
});
