import { expect, test } from 'vitest';
import { isSiteWide, performAll } from './jobs.mjs';

/** Work that is done when it is told so, and what ran beside what. */
function workshop(names: string[], jobs: number) {
  const running = new Set<string>();
  const beside: [string, number][] = [];
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const all = performAll(names, {
    jobs,
    isAlone: (name: string) => name.startsWith('alone'),
    perform: (name: string) => {
      running.add(name);
      beside.push([name, running.size]);
      return new Promise<string>((resolve) => {
        ends.set(name, () => {
          running.delete(name);
          resolve(name);
        });
      });
    },
    onNext: (name: string) => told.push(name),
  });
  /** Ends what runs, the latest first, until nothing runs any more. */
  const finish = async () => {
    await new Promise(setImmediate);
    while (running.size > 0) {
      ends.get([...running].at(-1) as string)?.();
      await new Promise(setImmediate);
    }
    return all;
  };
  return { beside, told, finish };
}

test('rows that change the whole site run alone, the others so many at a time, told in their order [CALL-06]', async () => {
  const names = ['a', 'alone 1', 'b', 'c', 'alone 2', 'd', 'e'];
  const { beside, told, finish } = workshop(names, 3);
  expect(await finish()).toEqual(names);
  expect(told).toEqual(names);
  expect(Math.max(...beside.map(([, size]) => size))).toBe(3);
  expect(beside.filter(([name]) => name.startsWith('alone'))).toEqual([
    ['alone 1', 1],
    ['alone 2', 1],
  ]);
});

test('one job does all in its order', async () => {
  const names = ['b', 'alone', 'a'];
  const { beside, finish } = workshop(names, 1);
  await finish();
  expect(beside).toEqual(names.map((name) => [name, 1]));
});

test('what has a key in common is done one after the other with one memory, and told in its place', async () => {
  const seen: string[] = [];
  const told: string[] = [];
  await performAll(['a1', 'b1', 'a2', 'c', 'a3'], {
    jobs: 2,
    isAlone: () => false,
    keyOf: (name: string) => (name.length > 1 ? name.charAt(0) : undefined),
    perform: async (name: string, memory: { before?: string }) => {
      seen.push(`${name} after ${memory.before ?? 'none'}`);
      await new Promise(setImmediate);
      memory.before = name;
      return name;
    },
    onNext: (name: string) => told.push(name),
  });
  expect(seen.sort()).toEqual([
    'a1 after none',
    'a2 after a1',
    'a3 after a2',
    'b1 after none',
    'c after none',
  ]);
  expect(told).toEqual(['a1', 'b1', 'a2', 'c', 'a3']);
});

test('a row runs alone where its pact file says that it changes the whole site', () => {
  const rows: { comments?: object }[] = [{ comments: { siteWide: true } }, { comments: {} }, {}];
  expect(rows.map(isSiteWide)).toEqual([true, false, false]);
});
