import { expect, it } from 'vitest';
import { Progress } from './progress.mjs';

const line = (id: string, outcome?: string) =>
  `${JSON.stringify({ id, title: `test ${id} [A B]`, outcome })}\n`;

it('counts the last outcome of each test: one that passes only at its second try is flaky', () => {
  const progress = new Progress();
  progress.take(line('a', 'passed') + line('b', 'failed') + line('c', 'skipped') + line('d', 'failed'));
  progress.take(line('b', 'flaky'));
  expect(progress.counts()).toEqual({ passed: 2, failed: 1, skipped: 1, flaky: 1 });
});

it('names the test that ended last and those that are running, without their requirements', () => {
  const progress = new Progress();
  expect(progress.place()).toEqual([]);
  progress.take(line('a') + line('b') + line('c') + line('a', 'passed'));
  expect(progress.place()).toEqual(['the last to finish: test a', 'running: test b; test c']);
});

it('tells of an end, not of a beginning, and puts lines together that arrive in pieces', () => {
  const progress = new Progress();
  expect(progress.take(line('a'))).toBe(false);
  const end = line('a', 'passed');
  expect(progress.take(end.slice(0, 9))).toBe(false);
  expect(progress.take(end.slice(9))).toBe(true);
});
