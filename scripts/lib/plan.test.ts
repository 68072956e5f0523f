import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { greenBefore, noteGreen } from './green.mjs';
import { affectedPlan, closer, hashed, named } from './plan.mjs';
import { inGroups } from './steps.mjs';

const TESTS = [
  { file: 'app/a.test.ts', step: 'unit' },
  { file: 'app/b.test.ts', step: 'unit' },
  { file: 'tests/e2e/a.spec.ts', step: 'e2e' },
];
const TEXTS = new Map([
  ['app/a.ts', 'a'],
  ['messages/vi.json', '{}'],
  ['README.md', 'read me'],
]);
const STEPS = ['format', 'generate', 'unit', 'build', 'e2e'].map((name) => ({ name, args: ['run'] }));
const hashedIn = (texts: Map<string, string>) => hashed(STEPS, texts, TESTS);
const argsOf = (steps: { name: string; args?: string[] }[], name: string) =>
  steps.find((step) => step.name === name)?.args;

it('takes a name for a step, else for the tests that are called so, and runs those alone', () => {
  const all = hashedIn(TEXTS);
  expect(named(all, ['unit'], TESTS)).toEqual({ wanted: ['unit'], steps: all });
  const { wanted, steps } = named(all, ['a'], TESTS);
  expect(wanted).toEqual(['unit', 'e2e']);
  expect(argsOf(steps, 'unit')).toEqual(['run', 'app/a.test.ts']);
  // All that there are.
  expect(argsOf(steps, 'e2e')).toEqual(['run']);
  expect(() => named(all, ['nobody', 'unit'], TESTS)).toThrow('No step and no test is named nobody.');
});

it('runs the files that are affected, and says what it leaves out', () => {
  const affected = { tests: TESTS.slice(0, 1), screens: { screens: [], e2e: ['/m/a'] } };
  const { wanted, steps, leftOut } = affectedPlan(hashedIn(TEXTS), { affected, green: {} });
  expect(wanted).toEqual(['format', 'unit']);
  expect(argsOf(steps, 'unit')).toEqual(['run', 'app/a.test.ts']);
  expect(leftOut).toEqual([
    'unit: 1 of 2 files, 1 need nothing that changed',
    'e2e: 1 of 1 files, 1 need nothing that changed',
  ]);
});

it('tells a walk through the screens which of them it is about', () => {
  const affected = { tests: TESTS, screens: { screens: [], e2e: ['/m/a', '/m/b'] } };
  const { steps } = affectedPlan(hashedIn(TEXTS), { affected, green: {} });
  expect(steps.find(({ name }) => name === 'e2e')).toMatchObject({ env: { SCREENS: '/m/a,/m/b' } });
});

it('holds no file for green of which only a part ran', () => {
  const tests = [{ file: 'tests/e2e/a.spec.ts', step: 'e2e', lines: [12] }, ...TESTS.slice(0, 2)];
  const part = affectedPlan(hashedIn(TEXTS), { affected: { tests }, green: {} });
  expect(part.steps.find(({ name }) => name === 'e2e')).toMatchObject({ whole: [] });
  expect(part.steps.find(({ name }) => name === 'unit')).toMatchObject({
    whole: ['app/a.test.ts', 'app/b.test.ts'],
  });
  const walk = { file: 'tests/e2e/walk.spec.ts', step: 'e2e' };
  const walked = affectedPlan(hashed(STEPS, TEXTS, [walk]), {
    affected: { tests: [walk], screens: { e2e: ['/m/a'] } },
    green: {},
  });
  expect(walked.steps.find(({ name }) => name === 'e2e')).toMatchObject({ files: [walk.file], whole: [] });
});

it('leaves out what was green with the same inputs, and runs it again when they change', () => {
  const affected = { tests: TESTS };
  const before = hashedIn(TEXTS);
  const green = Object.fromEntries(
    before.map(({ name, hash, files = [''] }) => [
      name,
      Object.fromEntries(files.map((file) => [file, hash])),
    ]),
  );
  const same = affectedPlan(before, { affected, green });
  expect(same.wanted).toEqual([]);
  expect(same.needless).toEqual(['format']);
  expect(same.leftOut).toContain('unit: 2 of 2 files, 2 were green as all stands');
  const prose = affectedPlan(hashedIn(new Map([...TEXTS, ['README.md', 'other']])), { affected, green });
  expect(prose.wanted).toEqual(['format']);
  const code = affectedPlan(hashedIn(new Map([...TEXTS, ['app/a.ts', 'other']])), { affected, green });
  expect(code.wanted).toEqual(['format', 'unit', 'e2e']);
});

it('runs short steps beside each other: what needs no build beside it, the worker beside the browser', () => {
  const groups = (...names: string[]) =>
    inGroups(closer(names.map((name) => ({ name, beside: name === 'types' ? 'build' : undefined })))).map(
      (group) => group.map(({ name }) => name),
    );
  expect(groups('format', 'generate', 'build', 'types', 'unit', 'screens', 'worker', 'e2e')).toEqual([
    ['format'],
    ['generate'],
    ['build', 'types', 'unit', 'screens'],
    ['e2e', 'worker'],
  ]);
  expect(groups('types', 'unit', 'worker')).toEqual([['types', 'unit'], ['worker']]);
  const besideScreens = ['provider', 'worker'].map((name) => ({ name, beside: 'screens' }));
  const steps = [{ name: 'build' }, { name: 'screens' }, ...besideScreens];
  expect(inGroups(closer(steps)).map((group) => group.map(({ name }) => name))).toEqual([
    ['build', 'screens'],
    ['provider'],
    ['worker'],
  ]);
});

it('keeps what was green by step and file, and knows nothing where its file is broken', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'green-')), 'green.json');
  noteGreen('format', '1', undefined, file);
  noteGreen('unit', '1', ['a', 'b'], file);
  noteGreen('unit', '2', ['b'], file);
  expect(greenBefore(file)).toEqual({ format: { '': '1' }, unit: { a: '1', b: '2' } });
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 9));
  expect(greenBefore(file)).toEqual({});
});
