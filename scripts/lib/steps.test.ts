import { expect, it } from 'vitest';
import { byTurns, chosen, inGroups, runStep } from './steps.mjs';

const watch = { silence: 240_000 };
const step = (code: string, tests = true) => ({
  name: 'one',
  command: process.execPath,
  args: ['-e', code],
  tests,
});
const ended = (id: string, outcome: string) =>
  `require('node:fs').writeSync(3, '${JSON.stringify({ id, title: id, outcome })}\\n');`;

it('counts what passed and what failed', async () => {
  const code = `${ended('a', 'passed')}${ended('b', 'failed')}process.exit(1)`;
  expect(await runStep(step(code), watch)).toMatchObject({ ok: false, passed: 1, failed: 1 });
  expect(await runStep(step(ended('a', 'passed')), watch)).toMatchObject({ ok: true, passed: 1, failed: 0 });
});

it('counts a failure when the program fails and none of its tests did', async () => {
  expect(await runStep(step('process.exit(1)', false), watch)).toMatchObject({ ok: false, failed: 1 });
  const code = `${ended('a', 'passed')}process.exit(1)`;
  expect(await runStep(step(code), watch)).toMatchObject({ ok: false, passed: 1, failed: 1 });
});

it('fails a run without tests and a run that skips one, and names a test that passed at its second try', async () => {
  expect(await runStep(step(''), watch)).toMatchObject({ ok: false, reason: 'no test ran', failed: 1 });
  const skips = `${ended('a', 'passed')}${ended('b', 'skipped')}`;
  expect(await runStep(step(skips), watch)).toMatchObject({ ok: false, reason: '1 skipped' });
  const flaky = await runStep(step(ended('a', 'flaky')), watch);
  expect(flaky).toMatchObject({ ok: true, passed: 1, reason: '1 flaky: passed at the second try' });
});

it('counts no failure for a step that is cut, but what passed until then', async () => {
  const code = `${ended('a', 'passed')}setInterval(() => {}, 1000)`;
  const result = await runStep(step(code), { ...watch, silence: 5_000 });
  expect(result).toMatchObject({
    ok: false,
    passed: 1,
    failed: 0,
    cut: expect.stringContaining('5 seconds'),
  });
});

it('has nothing to do for a step without a command', async () => {
  expect(await runStep({ name: 'installed' }, watch)).toMatchObject({ ok: true, passed: 0, failed: 0 });
});

const STEPS = [
  { name: 'format' },
  { name: 'build' },
  { name: 'site', needs: ['build'] },
  { name: 'e2e', needs: ['site'] },
];

it('chooses the steps that are named and those that they need, in their order', () => {
  const names = (...wanted: string[]) => chosen(STEPS, wanted).map(({ name }) => name);
  expect(names()).toEqual(['format', 'build', 'site', 'e2e']);
  expect(names('e2e')).toEqual(['build', 'site', 'e2e']);
  expect(names('site', 'format')).toEqual(['format', 'build', 'site']);
});

it('runs a step beside the one that leaves it room, and by itself where that one is not asked for', () => {
  const steps = [...STEPS, { name: 'types', beside: 'build' }];
  const names = (some: typeof steps) => inGroups(some).map((group) => group.map(({ name }) => name));
  expect(names(steps)).toEqual([['format'], ['build', 'types'], ['site'], ['e2e']]);
  expect(names(steps.slice(2))).toEqual([['site'], ['e2e'], ['types']]);
  expect(() => inGroups([...steps, { name: 'other', beside: 'types' }])).toThrow('beside');
});

it('does what is to be done in order, so many at once, the next as soon as one has ended', async () => {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const done = byTurns(['long', 'short', 'next', 'last'], 2, (name) => {
    events.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  expect(events).toEqual(['long', 'short']);
  await end('short');
  expect(events).toEqual(['long', 'short', 'next']);
  await end('next');
  await end('last');
  await end('long');
  await done;
  expect(events).toEqual(['long', 'short', 'next', 'last']);
});

it('names the steps there are when one is asked for that is none', () => {
  expect(() => chosen(STEPS, ['e2', 'build'])).toThrow(
    'No step is named e2. Steps: format, build, site, e2e',
  );
});
