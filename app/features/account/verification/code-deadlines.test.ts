// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deadlineOf, keepDeadlines, readDeadlines } from './code-deadlines';

const NOW = 1_790_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the deadlines of each purpose apart, for this tab, without those that are over [SMS-10]', () => {
  const deadlines = { '+84 912345678': NOW + 60_000, '+84 987654321': NOW };
  expect(keepDeadlines('login', deadlines)).toEqual({ '+84 912345678': NOW + 60_000 });
  expect(readDeadlines('login')).toEqual({ '+84 912345678': NOW + 60_000 });
  expect(readDeadlines('register')).toEqual({});
});

it('has one deadline for each number, and the last of all while none is typed [SMS-10]', () => {
  const deadlines = { a: 10, b: 30, c: 20 };
  expect(['a', 'b', 'other', ''].map((number) => deadlineOf(deadlines, number))).toEqual([10, 30, 0, 30]);
  expect(deadlineOf({}, '')).toBe(0);
});

it.each(['no JSON', '[]', 'null', '{"a":"soon"}', '7'])(
  'makes nothing of %s in the storage [SMS-10]',
  (kept) => {
    sessionStorage.setItem('CODE_DEADLINES_login', kept);
    expect(readDeadlines('login')).toEqual({});
  },
);

it('goes on without a storage [SMS-10]', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDeadlines('login', { a: NOW + 1 })).toEqual({ a: NOW + 1 });
});
