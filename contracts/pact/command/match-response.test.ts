import { expect, test } from 'vitest';
import { mismatchesOf } from './match-response.mjs';

type Rule = { combine?: string; matchers: { match: string; [option: string]: unknown }[] };
const of = (...matchers: Rule['matchers']): Rule => ({ combine: 'AND', matchers });
const either = (...matchers: Rule['matchers']): Rule => ({ combine: 'OR', matchers });
const type = { match: 'type' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What is wrong with an answer for an example and its rules. */
function wrongWith(answer: unknown, content: unknown, body: Record<string, Rule> = {}) {
  const response = { status: 200, headers: {}, body: { content }, matchingRules: { body } };
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return mismatchesOf(response, { status: 200, headers: {}, body: text }).map(
    ({ path, problem }) => `${path}: ${problem}`,
  );
}

const GAMES = { success: true, value: { list: [{ nodeId: 5, label: 'new' }] } };
const RULES = {
  '$.value.list': of({ match: 'type', min: 1 }),
  '$.value.list[*].nodeId': of({ match: 'number' }),
  '$.value.list[*].label': either(type, { match: 'null' }),
};

test('an answer with more fields, other values and more entries keeps a promise [CALL-06]', () => {
  const entries = [
    { nodeId: 7.5, label: null, more: [] },
    { nodeId: 8, label: 'ấ' },
  ];
  expect(wrongWith({ success: true, message: 'ok', value: { list: entries } }, GAMES, RULES)).toEqual([]);
});

test('says where a field is wrong and what would have passed, in later entries too [CALL-06]', () => {
  const list = [{ nodeId: 5, label: 'a' }, { nodeId: null, label: 3 }, {}];
  expect(wrongWith({ success: false, value: { list } }, GAMES, RULES)).toEqual([
    'success: expected true, got false',
    'value.list[1].nodeId: expected a number, got null',
    'value.list[1].label: expected a text or null, got 3',
    'value.list[2].nodeId: expected, but it is missing',
    'value.list[2].label: expected, but it is missing',
  ]);
});

test('an empty list, no list and no object are noticed [CALL-06]', () => {
  expect(wrongWith({ success: true, value: { list: [] } }, GAMES, RULES)).toEqual([
    'value.list: expected 1 or more entries, got 0',
  ]);
  expect(wrongWith({ success: true, value: { list: {} } }, GAMES, RULES)).toEqual([
    'value.list: expected a list, got an object',
  ]);
  expect(wrongWith({ success: true, value: null }, GAMES, RULES)).toEqual([
    'value: expected an object, got null',
  ]);
});

test.each([
  ['number', {}, 1, 1.5, '1'],
  ['integer', {}, 1, 1, 1.5],
  ['boolean', {}, true, false, 1],
  ['null', {}, null, null, 0],
  ['equality', {}, 'a', 'a', 'b'],
  ['regex', { regex: '^\\d{2}$' }, '12', '34', '345'],
  ['regex', { regex: '^\\d{2}$' }, 12, 34, 345],
  // The official verifier wants the whole text to match, whatever the ends of the expression are.
  ['regex', { regex: '\\d' }, '1', '2', 'a2'],
])(
  'a matcher "%s" tells what it takes from what it does not [CALL-06]',
  (match, options, example, good, bad) => {
    const rules = { '$.a': of({ match, ...options }) };
    expect(wrongWith({ a: good }, { a: example }, rules)).toEqual([]);
    expect(wrongWith({ a: bad }, { a: example }, rules)).toHaveLength(1);
  },
);

test('the most specific rule holds: a name before a wildcard, and types hold below their place [CALL-06]', () => {
  const example = { a: { 'b-c': 'x', d: 'y' } };
  const rules = { '$.a': of(type), '$.a.*': of({ match: 'regex', regex: '^y$' }), "$.a['b-c']": of(type) };
  expect(wrongWith({ a: { 'b-c': 'other', d: 'y' } }, example, rules)).toEqual([]);
  expect(wrongWith({ a: { 'b-c': 'other', d: 'z' } }, example, rules)).toEqual([
    'a.d: expected text like ^y$, got "z"',
  ]);
  expect(wrongWith({ a: { 'b-c': 'other', d: 'z' } }, example, { '$.a': of(type) })).toEqual([]);
});

test('status and headers are part of the promise; any success is one, if the file says so [CALL-06]', () => {
  const response = {
    status: 200,
    headers: { 'Content-Type': ['application/json'], Vary: ['Origin', 'Accept'] },
    matchingRules: {
      header: { 'content-type': of({ match: 'regex', regex: '^application/json(?:;.*)?$' }) },
      status: of({ match: 'statusCode', status: 'success' }),
    },
  };
  const headers = { 'content-type': 'application/json; charset=utf-8', vary: 'Origin,Accept' };
  expect(mismatchesOf(response, { status: 201, headers, body: '' })).toEqual([]);
  expect(mismatchesOf(response, { status: 404, headers: { vary: 'Origin' }, body: '' })).toEqual([
    { path: 'status', problem: 'expected any success, got 404' },
    { path: 'header Content-Type', problem: 'expected, but it is missing' },
    { path: 'header Vary', problem: 'expected "Origin, Accept", got "Origin"' },
  ]);
  const exact = { status: 401, headers: {} };
  expect(mismatchesOf(exact, { status: 401, headers: JSON_TYPE, body: '' })).toEqual([]);
  expect(mismatchesOf(exact, { status: 403, headers: JSON_TYPE, body: '' })).toHaveLength(1);
});

test('a byte-order mark is read over as the site does; what is no JSON is said to be none [CALL-06]', () => {
  expect(wrongWith('\uFEFF{"success":true}', { success: true })).toEqual([]);
  expect(wrongWith('<html>', { success: true })).toEqual(['body: expected JSON']);
  expect(wrongWith('', { success: true })).toEqual(['body: expected JSON, got nothing']);
});

test('a matcher of an unknown kind or an unreadable path stops the run, wherever it stands [CALL-06]', () => {
  const semver = { '$.elsewhere': of({ match: 'semver' }) };
  expect(() => wrongWith({ a: 1 }, { a: 1 }, semver)).toThrow('matcher "semver"');
  expect(() => wrongWith({ a: 1 }, { a: 1 }, { '$.a..b': of(type) })).toThrow("can't be read");
  expect(() => wrongWith({ a: '1' }, { a: '1' }, { '$.a': of({ match: 'regex', regex: '(' }) })).toThrow();
});

test('a mismatch never shows what a secret field holds [CALL-06]', () => {
  const rules = { '$.token': of({ match: 'regex', regex: '^x+$' }) };
  expect(wrongWith({ token: 'eyJhbGciOi' }, { token: 'xx' }, rules)).toEqual([
    'token: expected text like ^x+$, got a text',
  ]);
});
