import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutated } from '../../scripts/lib/mutation.mjs';
import { AREAS, BUILT } from '../mutants/mutant';
import { MUTANTS } from '../mutants/mutants';
import { ROOT, read } from './source-files';

const LEAST = 120;
/** Of ten mutants so many are caught by a step that needs no build. */
const CHEAP_OF_TEN = 7;

test('has mutants of all areas, each with a name of its own', () => {
  const ids = MUTANTS.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) < place)).toEqual([]);
  expect(ids.length).toBeGreaterThanOrEqual(LEAST);
  expect(AREAS.filter((area) => !MUTANTS.some((one) => one.area === area))).toEqual([]);
  expect(MUTANTS.filter(({ id, area }) => !id.startsWith(`${area}-`)).map(({ id }) => id)).toEqual([]);
});

test('has no stale mutant: what it replaces stands in its file once, and changes', () => {
  const stale = MUTANTS.filter((mutant) => {
    try {
      return mutated(read(mutant.file), mutant) === read(mutant.file);
    } catch {
      return true;
    }
  });
  expect(stale.map(({ id, file }) => `${id}: ${file}`)).toEqual([]);
});

test('names a row of the requirements, what a person would see, and tests that exist', () => {
  const requirements = read('docs/requirements.md');
  const lacking = MUTANTS.filter(
    ({ row, seen, step }) =>
      (row !== undefined && !requirements.includes(`| ${row} |`)) ||
      !seen.endsWith('.') ||
      !existsSync(join(ROOT, step.file)),
  );
  expect(lacking.map(({ id, row, step }) => `${id}: ${row}, ${step.file}`)).toEqual([]);
});

test('has most mutants caught by steps that need no build', () => {
  const built: readonly string[] = BUILT;
  const cheap = MUTANTS.filter(({ step }) => !built.includes(step.project));
  expect(cheap.length * 10).toBeGreaterThanOrEqual(MUTANTS.length * CHEAP_OF_TEN);
});
