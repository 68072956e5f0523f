import { expect, test } from 'vitest';
import { ruleMismatches, STORY_RULES } from './story-rules.mjs';

const VALUE = {
  total: '12.50',
  name: 'Hoa',
  none: null,
  list: [
    { id: 1, amount: 10, at: 30, isOwn: true },
    { id: '2', amount: '2.5', at: 20, isOwn: false },
  ],
};
const known = {
  actors: new Map([['the member', { id: '1', password: 'Lantern2209' }]]),
  answers: new Map([['before', VALUE]]),
  fresh: new Map(),
  by: 'the member',
};
const wrong = (rule: string, at: string, value?: unknown, where?: Record<string, unknown>) =>
  ruleMismatches({ rule, at, value, ...(where && { where }) } as never, VALUE, known as never).map(
    ({ path, problem }: { path: string; problem: string }) => `${path}: ${problem}`,
  );

/** What keeps each rule, and what does not, with what is said of it. */
const CASES: Record<string, [kept: unknown[], broken: unknown[], said: string]> = {
  equals: [['total', 12.5], ['total', 13], 'value.total: expected 13, got "12.50"'],
  differs: [
    ['total', 13],
    ['total', '12.5'],
    'value.total: expected something else than "12.5", got "12.50"',
  ],
  present: [['name'], ['none'], 'value.none: expected something, got null'],
  absent: [['none'], ['name'], 'value.name: expected nothing, got "Hoa"'],
  more: [['total', 12.49], ['total', 12.5], 'value.total: expected more than 12.5, got "12.50"'],
  less: [['total', 12.51], ['total', 12.5], 'value.total: expected less than 12.5, got "12.50"'],
  atLeast: [['total', 12.5], ['total', 12.51], 'value.total: expected 12.51 at least, got "12.50"'],
  atMost: [['total', 12.5], ['total', 12.49], 'value.total: expected 12.49 at most, got "12.50"'],
  contains: [['list[].id', 2], ['list[].id', 3], 'value.list[].id: expected 3 in it, got 1, "2"'],
  lacks: [['list[].id', 3], ['list[].id', '1'], 'value.list[].id: expected no "1" in it, got 1, "2"'],
  empty: [['list[]', undefined, { id: 3 }], ['list[].id'], 'value.list[].id: expected no entry, got 1, "2"'],
  notEmpty: [
    ['list[]'],
    ['list[]', undefined, { id: 3 }],
    'value.list[]: expected an entry or more, got an empty list',
  ],
  count: [['list[]', 2], ['list[]', 3], 'value.list[]: expected 3 entries, got 2 entries'],
  countAtLeast: [['list[]', 2], ['list[]', 3], 'value.list[]: expected 3 entries or more, got 2 entries'],
  distinct: [
    ['list[].id'],
    ['list[].isOwn', undefined, { id: 1 }],
    'value.list[].isOwn: expected no value twice, got true, true',
  ],
  disjoint: [
    ['list[].id', [3, 4]],
    ['list[].id', { $answer: 'before', at: 'list[].id' }],
    'value.list[].id: expected nothing in common with 1, "2", got 1, "2"',
  ],
  within: [
    ['list[].id', [1, 2, 3]],
    ['list[].id', [1]],
    'value.list[].id: expected nothing that is not in 1, got 1, "2"',
  ],
  ascending: [['list[].id'], ['list[].at'], 'value.list[].at: expected ascending order, got 30, 20'],
  descending: [['list[].at'], ['list[].id'], 'value.list[].id: expected descending order, got 1, "2"'],
  sum: [
    ['list[].amount', { $answer: 'before', at: 'total' }],
    ['list[].amount', 12],
    'value.list[].amount: expected a sum of 12, got 10, "2.5"',
  ],
};

test('the vocabulary is closed: whoever adds a rule says what keeps it and what does not [CALL-06]', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(STORY_RULES).sort());
  expect(() => wrong('resembles', 'total', 1)).toThrow(
    'have a rule "resembles", which this command does not know',
  );
});

test.each(Object.entries(CASES).filter(([rule]) => rule !== 'distinct'))(
  '%s is kept by what it says, and by nothing else [CALL-06]',
  (rule, [kept, broken, said]) => {
    expect(wrong(rule, ...(kept as [string]))).toEqual([]);
    expect(wrong(rule, ...(broken as [string]))).toEqual([said]);
  },
);

test('what is there twice is found, whatever stands between [CALL-06]', () => {
  const value = { list: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] };
  const found = ruleMismatches({ rule: 'distinct', at: 'list[].id' } as never, value, known as never);
  expect(found).toEqual([{ path: 'value.list[].id', problem: 'expected no value twice, got "a", "b", "a"' }]);
  expect(wrong('distinct', 'list[].id')).toEqual([]);
});

test('entries are chosen by what they have, and a rule of each entry needs one [CALL-06]', () => {
  expect(wrong('equals', 'list[].amount', 10, { id: { $given: 'id' } })).toEqual([]);
  expect(wrong('equals', 'list[].amount', 10, { id: 3 })).toEqual([
    'value.list[].amount: expected 10, got an empty list',
  ]);
});

test('a list that is none, and a value that has no order, keep no rule [CALL-06]', () => {
  expect(wrong('empty', 'none[]')).toEqual(['value.none: expected a list, got null']);
  expect(wrong('more', 'nowhere', 1)).toEqual(['value.nowhere: expected something, got nothing']);
  expect(wrong('sum', 'list[].isOwn', 1)).toEqual(['value.list[].isOwn: expected an amount, got true']);
});

test('sums and differences are exact to the hundredth [CALL-06]', () => {
  expect(wrong('equals', 'total', { $plus: [0.1, 0.2, '12.2'] })).toEqual([]);
  expect(wrong('equals', 'total', { $minus: ['70000000000012.51', '70000000000000.01'] })).toEqual([]);
});

test('what must not be printed is not, whether it was answered or given [CALL-06]', () => {
  expect(wrong('equals', 'name', { $given: 'password' })).toEqual([
    'value.name: expected a text, got a text',
  ]);
});

test.each([
  ['equals', 'gone', { $answer: 'before', at: 'gone' }],
  ['differs', 'gone', 5],
  ['contains', 'list[].id', { $answer: 'before', at: 'gone' }],
  ['lacks', 'list[].gone', 5],
  ['disjoint', 'list[].id', { $answer: 'before', at: 'list[].gone' }],
])('what neither answer has keeps no rule: %s', (rule, at, value) => {
  expect(wrong(rule, at, value)).toEqual([expect.stringContaining('expected something, got nothing')]);
});
