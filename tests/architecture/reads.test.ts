import { beforeAll, describe, expect, test } from 'vitest';
import { SITE_FLAGS } from '../../contracts/flags';
import type { Operation } from '../../contracts/operation';
import { allOperations } from '../../contracts/pact/all-operations';
import { isWithin, leftOut, pinnedFields } from '../../contracts/pact/match';
import { fieldsOf } from '../../contracts/shape';
import { type Reads, readsOf } from './reads/reads';
import { ROOT } from './source-files';

/** Prints what is found for operations that begin so, as in `READS=games.hot npx vitest run --project architecture`. */
const PRINTED = process.env.READS;
const FOLLOWED = /^(?:app|edge|contracts|demo\/vendor)\/(?!paraglide).*(?<!\.gen)\.tsx?$/;
/** Whoever makes a call is whose sources read its answer. */
const readerOf = ({ caller }: Operation) =>
  caller === 'vendor' ? /^demo\/vendor\// : /^(?:app|edge|contracts)\//;

/** Fields that hold a value themselves, and no further fields. */
function leavesOf(paths: readonly string[]): string[] {
  const holds = (path: string) =>
    paths.some(
      (other) => other !== path && other.replace(/(?:\[\])+$/, '') !== path && isWithin(other, path),
    );
  return paths.filter((path) => path !== '' && !path.endsWith('[]') && !holds(path));
}

describe('the site', () => {
  let reads: Reads;

  beforeAll(() => {
    reads = readsOf(ROOT, `${ROOT}tests/architecture/reads/tsconfig.json`, (path) => FOLLOWED.test(path));
  });

  function isRead(operation: Operation, path: string): boolean {
    const line = reads.lineOf(operation.id, path);
    return line !== undefined && readerOf(operation).test(line);
  }

  test('reads every field that is pinned, of the answer of that very call: app/ and edge/, a vendor’s in demo/vendor/ [CALL-06]', () => {
    const fields = allOperations.flatMap((operation) =>
      leavesOf(pinnedFields(operation).map(({ path }) => path)).map((path) => ({ operation, path })),
    );
    const printed = fields.filter(({ operation }) => PRINTED && operation.id.startsWith(PRINTED));
    for (const { operation, path } of printed) {
      process.stdout.write(`${operation.id} ${path}: ${reads.lineOf(operation.id, path) ?? 'nowhere'}\n`);
    }
    const unread = fields.filter(({ operation, path }) => !isRead(operation, path));
    expect(fields.length).toBeGreaterThan(300);
    expect(
      unread.map(
        ({ operation, path }) => `${operation.id}: nothing reads "${path}"; mark it as unread, or read it`,
      ),
    ).toEqual([]);
  });

  test('reads no field that its contract calls unread [CALL-06]', () => {
    const readAnyway = allOperations.flatMap((operation) =>
      leftOut(operation, 'unread')
        .filter((path) => isRead(operation, path))
        .map(
          (path) =>
            `${operation.id}: "${path}" is unread by its contract, and read in ${reads.lineOf(operation.id, path)}`,
        ),
    );
    expect(readAnyway).toEqual([]);
  });

  test('reads the fields that it calls alternatives [CALL-06]', () => {
    const alternatives = allOperations.flatMap((operation) =>
      leftOut(operation, 'alternative').map((path) => ({ operation, path })),
    );
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.filter(({ operation, path }) => !isRead(operation, path))).toEqual([]);
  });

  test('reads what refusals say beside their code [CALL-06]', () => {
    const paths = allOperations.flatMap(({ refusals }) =>
      refusals.flatMap(({ value }) =>
        value ? leavesOf(fieldsOf(value.schema).map(({ path }) => path)) : [],
      ),
    );
    const work = ['salt', 'challenge', 'maxnumber', 'iterations'].map((name) => `work.${name}`);
    expect(new Set(paths)).toEqual(new Set(['captcha', ...work, 'field', 'triesLeft']));
    expect(paths.filter((path) => !reads.lineOf('RefusalValue', path))).toEqual([]);
  });

  test('reads every flag that it asks the gateways for [FLAG-21 CALL-06]', () => {
    expect(SITE_FLAGS.filter((flag) => !reads.lineOf('SiteFlags', flag))).toEqual([]);
  });
});

describe('following types', () => {
  const root = `${ROOT}tests/architecture/reads/fixture/`;
  let lineOf: Reads['lineOf'];

  beforeAll(() => {
    ({ lineOf } = readsOf(root, `${root}tsconfig.json`, (path) => /^(?:app|contracts)\//.test(path)));
  });

  test('finds the line that reads a field through patterns, spreads, components and declared types', () => {
    expect(lineOf('hot', 'list[].vendor')).toBe('app/screen.tsx:21');
    expect(lineOf('hot', 'list[].nodeId')).toBe('app/screen.tsx:23');
    expect(lineOf('hot', 'list[].name')).toBe('app/screen.tsx:31');
    expect(lineOf('hot', 'list[].picture')).toBe('app/screen.tsx:11');
    expect(lineOf('hot', 'list[].kept')).toBe('app/screen.tsx:15');
    expect(lineOf('one', 'code')).toBe('app/screen.tsx:40');
  });

  test('finds no line for what nobody reads, is only copied, or is read of another call’s answer of the same type', () => {
    expect(lineOf('hot', 'list[].mode')).toBeUndefined();
    expect(lineOf('hot', 'list[].copied')).toBeUndefined();
    expect(lineOf('hot', 'list[].code')).toBeUndefined();
    expect(lineOf('one', 'name')).toBeUndefined();
  });
});
