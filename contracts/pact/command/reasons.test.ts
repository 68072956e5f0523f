import { expect, test } from 'vitest';
import { reasonsOf } from './reasons.mjs';

test('what is wrong in many entries of a list is one line [CALL-06]', () => {
  const entries = [1795833643, 1795833644, null].map((at, index) => ({
    path: `value.list[${index}].wonAt`,
    problem: `expected a moment, got ${at}`,
  }));
  expect(reasonsOf([...entries, { path: 'value.total', problem: 'expected, but it is missing' }])).toEqual([
    'value.list[0].wonAt: expected a moment, got 1795833643 (and so in 2 more of the entries)',
    'value.total: expected, but it is missing',
  ]);
});

test('what was expected otherwise is a line of its own', () => {
  const at = (path: string, problem: string) => ({ path, problem });
  const reasons = reasonsOf([
    at('value[0].id', 'expected a text, got 5'),
    at('value[1].id', 'expected, but it is missing'),
  ]);
  expect(reasons).toHaveLength(2);
});
