import { afterEach, expect, it } from 'vitest';
import { phases } from './phases.mjs';

afterEach(() => {
  delete process.env.PHASES;
});

it('tells how long each phase took, those beside each other too, and the whole, across a start of its own', async () => {
  let clock = 1000;
  const now = () => clock;
  const before = phases(now);
  const installing = Promise.withResolvers<void>();
  const packages = before.time('packages', installing.promise);
  clock += 46_000;
  installing.resolve();
  await packages;

  const after = phases(now);
  const built = Promise.withResolvers<string>();
  const build = after.time('build', built.promise);
  await after.time('nothing', Promise.resolve());
  clock += 30_000;
  built.resolve('built');
  expect(await build).toBe('built');
  clock += 2_500;
  expect(after.line()).toBe('packages 46.0 s, build 30.0 s, 78.5 s in all');
});
