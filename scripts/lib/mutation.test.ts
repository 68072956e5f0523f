import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Mutant, unit, worker } from '../../tests/mutants/mutant';
import {
  besideEachOther,
  chosenMutants,
  faultOf,
  hashOf,
  mutated,
  reachIn,
  readPlaywright,
  readVitest,
  summed,
  together,
  verdictOn,
} from './mutation.mjs';

const made = (more: Partial<Mutant>): Mutant => ({
  id: 'money-one',
  area: 'money',
  file: 'a.ts',
  find: 'least',
  replace: 'most',
  seen: 'More.',
  step: unit('a.test.ts'),
  ...more,
});
const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('a mutant', () => {
  it('replaces what stands there once, and is stale where that is gone or stands there twice', () => {
    expect(mutated('the least of all', made({}))).toBe('the most of all');
    expect(mutated('the least of all', made({ replace: '$&' }))).toBe('the $& of all');
    expect(() => mutated('the most of all', made({}))).toThrow('money-one is stale');
    expect(() => mutated('least or least', made({}))).toThrow('money-one is stale');
  });

  it('is chosen by area, id and step, all of them together; a name that is none is told', () => {
    const all = [
      made({}),
      made({ id: 'money-two', step: worker('b.test.ts') }),
      made({ id: 'edge-one', area: 'edge' }),
    ];
    const ids = (wanted: Parameters<typeof chosenMutants>[1]) =>
      chosenMutants(all, wanted).map(({ id }) => id);
    expect(ids({})).toEqual(['money-one', 'money-two', 'edge-one']);
    expect(ids({ area: ['money'], step: ['worker'] })).toEqual(['money-two']);
    expect(ids({ id: ['edge-one', 'money-one'] })).toEqual(['money-one', 'edge-one']);
    expect(() => ids({ area: ['monney'] })).toThrow('No area is named monney. There are: money, edge');
  });

  it('has a result that holds until it, its file or its tests change', () => {
    write('a.ts', 'least');
    write('a.test.ts', 'is it?');
    const before = hashOf(made({}), folder);
    expect(hashOf(made({}), folder)).toBe(before);
    expect(hashOf(made({ replace: 'none' }), folder)).not.toBe(before);
    write('a.test.ts', 'it is');
    expect(hashOf(made({}), folder)).not.toBe(before);
  });
});

describe('mutants', () => {
  it('stand in files at once where none replaces what another one does', () => {
    const [one, overlapping, other] = [
      made({ find: 'one two' }),
      made({ find: 'two three' }),
      made({ file: 'b.ts', find: 'two' }),
    ];
    expect(besideEachOther([one, overlapping, other], () => 'one two three')).toEqual([
      [one, other],
      [overlapping],
    ]);
  });

  it('run together where the tests of none read what another has changed, and alone where they are no unit tests', () => {
    write('deep.ts', 'export const deep = 1;');
    write('left.ts', "import { deep } from './deep';\nexport const left = deep;");
    write('left.test.ts', "import './left';");
    write('right.ts', "export const right = () => import('./deep.ts');");
    write('right.test.ts', "import { right } from './right';");
    const reach = reachIn(folder);
    expect([...reach('left.test.ts')]).toEqual(['left.test.ts', 'left.ts', 'deep.ts']);
    const left = made({ id: 'left', file: 'left.ts', step: unit('left.test.ts') });
    const right = made({ id: 'right', file: 'right.ts', step: unit('right.test.ts') });
    const deep = made({ id: 'deep', file: 'deep.ts', step: unit('right.test.ts') });
    const built = made({ id: 'built', file: 'left.ts', step: worker('left.test.ts') });
    expect(together([left, right], reach, 9)).toEqual([[left, right]]);
    expect(together([left, right], reach, 1)).toEqual([[left], [right]]);
    expect(together([left, deep, right, built], reach, 9)).toEqual([[left, right], [deep], [built]]);
  });

  it('are summed: of those that were judged so many were killed; what erred is none of either', () => {
    const result = (outcome: 'killed' | 'survived' | 'errored') => ({
      id: outcome,
      area: 'money',
      step: 'unit a.test.ts',
      hash: '',
      ms: 1,
      outcome,
    });
    const all = [result('killed'), result('killed'), result('killed'), result('survived'), result('errored')];
    expect(summed(all)).toMatchObject({ judged: 4, rate: 75, survived: [all[3]], errored: [all[4]] });
    expect(summed([]).rate).toBeNull();
  });
});

describe('a step', () => {
  const green = { code: 0, cut: false, passed: 3, failed: [], said: '' };

  it('is of use where it passes without a mutant, and has tests', () => {
    expect(faultOf(green)).toBeUndefined();
    expect(faultOf({ ...green, passed: 0 })).toContain('runs no test');
    expect(faultOf({ ...green, code: 1, failed: ['adds up'] })).toBe('fails without a mutant: adds up');
    expect(faultOf({ ...green, cut: true })).toContain('does not end');
  });

  it('kills by a test that fails, an error that none expected, and by not ending; a file that does not load kills nothing', () => {
    expect(verdictOn(green)).toEqual({ outcome: 'survived' });
    expect(verdictOn({ ...green, code: 1, failed: ['adds up'] })).toEqual({
      outcome: 'killed',
      by: 'adds up',
    });
    expect(verdictOn({ ...green, code: 1, said: '⎯ Unhandled Rejection ⎯' }).outcome).toBe('killed');
    expect(verdictOn({ ...green, cut: true, code: 1 }).outcome).toBe('killed');
    expect(verdictOn({ ...green, code: 1, passed: 0, said: 'Unexpected token' })).toEqual({
      outcome: 'errored',
      by: 'Unexpected token',
    });
    expect(verdictOn({ ...green, passed: 0 }).outcome).toBe('errored');
  });

  it('is read from the report of its runner', () => {
    const test = (status: string) => ({ status, fullName: ` adds ${status}` });
    const testResults = [
      {
        name: '/site/a.test.ts',
        message: '',
        assertionResults: [test('passed'), test('failed'), test('skipped')],
      },
      { name: '/site/b.test.ts', message: 'no such file', assertionResults: [] },
    ];
    expect(readVitest({ testResults }, 'a.test.ts')).toEqual({
      passed: 1,
      failed: ['adds failed'],
      said: '',
    });
    expect(readVitest({ testResults }, 'b.test.ts')).toEqual({ passed: 0, failed: [], said: 'no such file' });
    const spec = (title: string, ok: boolean, status = 'expected') => ({ title, ok, tests: [{ status }] });
    const suites = [
      {
        specs: [spec('opens', true)],
        suites: [{ specs: [spec('shuts', false), spec('x', true, 'skipped')] }],
      },
    ];
    expect(readPlaywright({ suites })).toEqual({ passed: 1, failed: ['shuts'], said: '' });
  });
});
