import { afterEach, expect, it } from 'vitest';
import { phases } from './phases.mjs';

afterEach(() => {
  delete process.env.PHASES;
});

it('tells how long each phase took, those beside each other too, and the whole, across a start of its own', async () => {
  let clock = 1000;
  const now = () => clock;
  /** Work that ends when the clock stands so. */
  const until = async (time: number) => {
    await Promise.resolve();
    clock = time;
    return 'done';
  };
  await phases(now).time('packages', until(47_000));
  const again = phases(now);
  expect(await again.time('build', until(77_000))).toBe('done');
  await again.time('nothing', Promise.resolve());
  clock += 2_500;
  expect(again.line()).toBe('packages 46.0 s, build 30.0 s, 78.5 s in all');
});
