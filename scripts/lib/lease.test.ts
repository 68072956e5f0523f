import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLease, ownMark } from './lease.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turns-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const quietly = () => {};

it('lets one in at a time, and the next one when it is done', async () => {
  const done = await acquireLease(lock, quietly);
  expect(readFileSync(lock, 'utf8')).toBe(ownMark());
  const holders: unknown[] = [];
  const next = acquireLease(lock, (holder) => void holders.push(holder));
  await expect.poll(() => holders).toEqual([process.pid]);
  done();
  (await next)();
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['', '999999 1', `${process.pid} of another time`])(
  'a lock that nobody holds any more holds nothing up: %j',
  async (left) => {
    writeFileSync(lock, left);
    const done = await acquireLease(lock, quietly);
    expect(readFileSync(lock, 'utf8')).toBe(ownMark());
    done();
    expect(existsSync(lock)).toBe(false);
  },
);

it('many that ask at once are let in one by one', async () => {
  writeFileSync(lock, '999999 1');
  let inside = 0;
  const most: number[] = [];
  const visit = async () => {
    const done = await acquireLease(lock, quietly);
    inside += 1;
    most.push(inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
    done();
  };
  await Promise.all(Array.from({ length: 6 }, visit));
  expect(most).toEqual([1, 1, 1, 1, 1, 1]);
});
