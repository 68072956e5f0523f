import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Expression, expressionsIn, faultOf, rememberingFaults } from './regular-expressions';
import { ROOT, read, sourcesBelow } from './source-files';

/** All that a visitor, a gateway, a vendor or an operator may reach: the app renders on the server, every part of it. */
const files = sourcesBelow('edge', 'gateway', 'demo', 'contracts', 'app').filter(
  (path) => !/^contracts\/pact\/|\/testing\//.test(path),
);
const programs = files.map((path) => ({ path, ...expressionsIn(path, read(path)) }));
const builders = programs.filter(({ makesMore }) => makesMore).map(({ path }) => path);

/** Expressions that are put together while a program starts, with the file that does so. */
const built: (Expression & { stack: string })[] = [];

beforeAll(async () => {
  const Watched = new Proxy(RegExp, {
    construct(target, given) {
      const made = Reflect.construct(target, given) as RegExp;
      built.push({ source: made.source, flags: made.flags, stack: new Error().stack ?? '' });
      return made;
    },
  });
  vi.stubGlobal('RegExp', Watched);
  await import('../../contracts/operations');
  for (const path of builders) await import(/* @vite-ignore */ join(ROOT, path));
});
afterAll(() => vi.unstubAllGlobals());

it('every regular expression that meets outside input takes time in proportion to its length [ERR-60]', async () => {
  const all = new Map<string, { expression: Expression; at: string }>();
  const add = (expression: Expression, at: string) =>
    all.set(`/${expression.source}/${expression.flags}`, { expression, at });
  for (const { path, literals } of programs) for (const literal of literals) add(literal, path);
  for (const expression of built) {
    const at = builders.find((path) => expression.stack.includes(path));
    if (at) add(expression, at);
  }
  expect(all.size).toBeGreaterThan(200);
  const faults: string[] = [];
  const remembered = rememberingFaults();
  for (const [written, { expression, at }] of all) {
    const fault = await remembered.faultOf(expression);
    if (fault) faults.push(`${at}: ${written} is ${fault}`);
  }
  remembered.keep();
  expect(faults).toEqual([]);
});

it('expressions that are put together are so while the program starts, where they are seen', () => {
  const unseen = builders.filter((path) => !built.some(({ stack }) => stack.includes(path)));
  expect(unseen).toEqual([]);
});

it.each([
  ['[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+', 'g', '2nd degree polynomial'],
  ['\\((?:iPhone|iPad)[^)]*? OS \\d', '', '2nd degree polynomial'],
  ['^(?:a|aa)+$', '', 'exponential'],
])('the checker finds /%s/%s', async (source, flags, fault) => {
  expect(await faultOf({ source, flags })).toBe(fault);
});
