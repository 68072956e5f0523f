import { describe, expect, test } from 'vitest';
import {
  type Commented,
  echoMismatches,
  furtherCalls,
  momentMismatches,
  stateMismatches,
} from './behaviour.mjs';

type Rule = NonNullable<NonNullable<Commented['comments']>['echoes']>[0];
type Asked = Record<string, string>;

const queryOf = (asked: Asked) =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, [value]]));
const bodyOf = (list: unknown) => ({ success: true, value: list });

/** What is wrong with one answer. */
function wrongIn(rule: Omit<Rule, 'field'>, asked: Asked, value: unknown) {
  const [field = ''] = Object.keys(asked);
  const interaction = { comments: { echoes: [{ field, ...rule }] } };
  return echoMismatches(interaction, queryOf(asked), bodyOf(value)).map(({ path }) => path);
}

/** What is asked besides, and what is wrong with both answers. */
function wrongInBoth(rule: Omit<Rule, 'field'>, asked: Asked, value: unknown, other: unknown) {
  const [field = ''] = Object.keys(asked);
  const interaction = { comments: { echoes: [{ field, ...rule }] } };
  const [call] = furtherCalls(interaction, queryOf(asked), bodyOf(value));
  return { changes: call?.changes, wrong: call?.mismatches(bodyOf(other)).length };
}

const kinds = (...words: unknown[]) => ({ list: words.map((kind) => ({ kind })) });

describe('A gateway that ignores a value shows it in one answer', () => {
  test.each<[string, Omit<Rule, 'field'>, Asked, unknown, unknown]>([
    [
      'a kind',
      { rule: 'equals', at: 'list[].kind' },
      { kind: 'win' },
      kinds('win', 'win'),
      kinds('win', 'bet'),
    ],
    [
      'a group of kinds',
      { rule: 'equals', at: 'list[].kind', of: { bets: ['bet', 'betReturned'] } },
      { kind: 'bets' },
      kinds('betReturned'),
      kinds('win'),
    ],
    ['an id', { rule: 'equals', at: 'id' }, { id: '7' }, { id: 7 }, { id: 8 }],
    [
      'a search',
      { rule: 'first', at: 'games[].name' },
      { name: 'no hu' },
      { games: [{ name: 'Nổ Hũ Vàng' }, { name: 'Khác' }] },
      { games: [{ name: 'Khác' }] },
    ],
    ['a limit', { rule: 'most', at: 'list' }, { limit: '1' }, kinds('a'), kinds('a', 'b')],
    [
      'a first day',
      { rule: 'from', at: 'list[].kind' },
      { from: '2025-08-15' },
      kinds('2025-08-15'),
      kinds('2025-08-14'),
    ],
    [
      'a first day, of moments',
      { rule: 'from', at: 'list[].kind' },
      { from: '2025-08-15' },
      kinds(Date.UTC(2025, 7, 14, 17)),
      kinds(Date.UTC(2025, 7, 13, 17)),
    ],
    [
      'a last day',
      { rule: 'to', at: 'list[].kind' },
      { to: '2025-08-15' },
      kinds('2025-08-15'),
      kinds('2025-08-16'),
    ],
    [
      'an order',
      { rule: 'order', by: { most: 'list[].kind' }, at: '' },
      { order: 'most' },
      kinds(3, 3, -1),
      kinds(1, 3),
    ],
  ])('%s [CALL-06]', (_, rule, asked, right, wrong) => {
    expect(wrongIn(rule, asked, right)).toEqual([]);
    expect(wrongIn(rule, asked, wrong)).toHaveLength(1);
  });
});

describe('A gateway that ignores a value shows it in a second answer', () => {
  const page = (next: string | null, ...ids: number[]) => ({ list: ids.map((id) => ({ id })), next });

  test('a cursor: the page after is the same one [CALL-06]', () => {
    const rule = { rule: 'page', at: 'list', next: 'next' };
    expect(wrongInBoth(rule, { cursor: 'a' }, page('b', 1), page('c', 2))).toEqual({
      changes: { cursor: 'b' },
      wrong: 0,
    });
    expect(wrongInBoth(rule, { cursor: 'a' }, page('b', 1), page('b', 1)).wrong).toBe(1);
    expect(wrongInBoth(rule, { cursor: 'a' }, page(null, 1), page(null)).changes).toBeUndefined();
  });

  test('the number of a page [CALL-06]', () => {
    const rule = { rule: 'page', at: 'list' };
    expect(wrongInBoth(rule, { pageNum: '1' }, kinds('a'), kinds('b'))).toEqual({
      changes: { pageNum: '2' },
      wrong: 0,
    });
    expect(wrongInBoth(rule, { pageNum: '1' }, kinds('a'), kinds()).wrong).toBe(0);
    expect(wrongInBoth(rule, { pageNum: '1' }, kinds('a'), kinds('a')).wrong).toBe(1);
  });

  test('a language: all words are the same in another one [CALL-06]', () => {
    const rule = { rule: 'language', at: 'list[].kind' };
    expect(wrongInBoth(rule, { language: 'EN' }, kinds('Drum', 'Koi'), kinds('Trống', 'Koi'))).toEqual({
      changes: { language: 'VI' },
      wrong: 0,
    });
    expect(wrongInBoth(rule, { language: 'EN' }, kinds('Drum'), kinds('Drum')).wrong).toBe(1);
    expect(wrongInBoth(rule, { language: 'TH' }, kinds('Drum'), kinds('Drum')).changes).toBeUndefined();
  });

  test('a filter: the list is the same without it, or with another value [CALL-06]', () => {
    const differs = { rule: 'apart', at: 'list', than: null };
    expect(wrongInBoth(differs, { sort: 'NAME' }, kinds('a', 'b'), kinds('b', 'a'))).toEqual({
      changes: { sort: undefined },
      wrong: 0,
    });
    expect(wrongInBoth(differs, { sort: 'NAME' }, kinds('a', 'b'), kinds('a', 'b')).wrong).toBe(1);
    const disjoint = { rule: 'apart', at: 'list', than: 'FISH', disjoint: true as const };
    expect(wrongInBoth(disjoint, { type: 'RNG' }, kinds('a'), kinds('b')).wrong).toBe(0);
    expect(wrongInBoth(disjoint, { type: 'RNG' }, kinds('a'), kinds('b', 'a')).wrong).toBe(1);
    expect(wrongInBoth(disjoint, { type: 'FISH' }, kinds('a'), kinds('a')).changes).toBeUndefined();
  });

  test('a limit: asked for one entry, where there are two, two come [CALL-06]', () => {
    const rule = { rule: 'most', at: 'list' };
    expect(wrongInBoth(rule, { pageSize: '30' }, kinds('a', 'b'), kinds('a'))).toEqual({
      changes: { pageSize: '1' },
      wrong: 0,
    });
    expect(wrongInBoth(rule, { pageSize: '30' }, kinds('a', 'b'), kinds('a', 'b')).wrong).toBe(1);
    expect(wrongInBoth(rule, { pageSize: '30' }, kinds('a'), kinds('a')).changes).toBeUndefined();
    expect(wrongInBoth(rule, { limit: '1' }, kinds('a', 'b'), kinds('a')).changes).toBeUndefined();
  });

  test('a list that is the same is told from one that has the same entries', () => {
    const problemOf = (rule: Omit<Rule, 'field'>, other: unknown) => {
      const interaction = { comments: { echoes: [{ field: 'sort', ...rule }] } };
      const [call] = furtherCalls(interaction, { sort: ['NAME'] }, bodyOf(kinds('a', 'b')));
      return call?.mismatches(bodyOf(other)).map(({ problem }) => problem);
    };
    const apart = { rule: 'apart', at: 'list' };
    expect(problemOf({ ...apart, than: null }, kinds('a', 'b'))).toEqual([
      'expected other entries or another order than without `sort`, got the same list',
    ]);
    expect(problemOf({ ...apart, than: 'NEW' }, kinds('a', 'b'))).toEqual([
      'expected other entries or another order than with `sort` NEW, got the same list',
    ]);
    expect(problemOf({ ...apart, than: 'NEW', disjoint: true }, kinds('b'))).toEqual([
      'expected none of the entries that are there with `sort` NEW',
    ]);
  });

  test('what nothing has: something is found all the same [CALL-06]', () => {
    const rule = { rule: 'nothing', at: 'list', asked: { from: '2001-01-01', to: '2001-01-02' } };
    const asked = { from: '2025-08-15' };
    expect(wrongInBoth(rule, asked, kinds('a'), kinds())).toEqual({ changes: rule.asked, wrong: 0 });
    expect(wrongInBoth(rule, asked, kinds('a'), kinds('a')).wrong).toBe(1);
    const [call] = furtherCalls(
      { comments: { echoes: [{ field: 'from', ...rule }] } },
      queryOf(asked),
      bodyOf(kinds('a')),
    );
    expect(call?.mismatches({ success: false, errorCode: 'request.invalid' })).toHaveLength(1);
    expect(wrongInBoth({ ...rule, at: 'code' }, asked, { code: 'A' }, { code: null }).wrong).toBe(0);
    expect(wrongInBoth({ ...rule, at: 'code' }, asked, { code: 'A' }, { code: 'A' }).wrong).toBe(1);
  });
});

test('a rule that is not known here is never passed over [CALL-06]', () => {
  const interaction = { comments: { echoes: [{ field: 'a', rule: 'new', at: 'b' }] } };
  expect(() => echoMismatches(interaction, {}, {})).toThrow('"new"');
  expect(() => furtherCalls(interaction, {}, {})).toThrow('"new"');
  expect(echoMismatches({}, {}, {})).toEqual([]);
});

test('a moment that is past is not to come, whatever it is written in, and the other way round [CALL-06 SMS-22]', () => {
  const now = Date.UTC(2026, 10, 27, 12);
  const wrong = (is: string, at: unknown) =>
    momentMismatches({ comments: { moments: [{ at: 'list[].at', is }] } }, bodyOf({ list: [{ at }] }), now)
      .length;
  const hour = 3_600_000;
  for (const past of [
    now,
    now + 30_000,
    now - hour,
    String(now - hour),
    '2026-11-27T10:00:00Z',
    '2026-11-26',
    null,
  ])
    expect(wrong('past', past), String(past)).toBe(0);
  for (const other of [now + hour, String(now + hour), '2026-11-28T10:00:00Z', 1_000_000_000])
    expect(wrong('past', other), String(other)).toBe(1);
  expect([now + hour, now - 30_000, now - hour].map((at) => wrong('future', at))).toEqual([0, 0, 1]);
});

describe('What the states say shows in the answer', () => {
  type Held = NonNullable<NonNullable<Commented['comments']>['holds']>[0];
  test.each<[string, Held, unknown, unknown]>([
    ['a switch, however it is written', { at: 'open', is: [true, 1, 'Y'] }, { open: 'Y' }, { open: 'N' }],
    ['money that is there', { at: 'left', is: 'positive' }, { left: '0.5' }, { left: 0 }],
    ['what is set, in whatever words', { at: 'waits', is: 'set' }, { waits: 7 }, { waits: 'N' }],
    [
      'what one of the entries is',
      { at: 'list[].kind', is: ['win'] },
      kinds('bet', 'win'),
      kinds('bet', 'bet'),
    ],
  ])('%s', (_, held, right, wrong) => {
    const problems = (value: unknown) => stateMismatches({ comments: { holds: [held] } }, bodyOf(value));
    expect(problems(right)).toEqual([]);
    expect(problems(wrong).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('as the state says'),
    ]);
  });
});
