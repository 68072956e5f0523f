// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepNothing } from '@/tests/support/nothing-kept';
import { tabStore } from '../storage/storage';
import { reloadOnce } from './reload-once';

const reload = vi.fn();
let restore = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_750_000_000_000 });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  restore();
  restore = () => {};
  tabStore.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

/** What the next page of this tab begins with: how it came, its age in ms, nothing in its memory. */
function nextPage(type: 'navigate' | 'reload', age: number) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  vi.spyOn(performance, 'now').mockReturnValue(age);
}

it('loads a page anew once in the pause, and for each reason [ROUTE-87 GATE-17]', () => {
  nextPage('navigate', 100);
  expect(reloadOnce('STATUS_RELOADED', 10_000)).toBe(true);
  nextPage('reload', 100);
  expect(reloadOnce('STATUS_RELOADED', 10_000)).toBe(false);
  expect(reloadOnce('RELOADED_FOR_BUILD', 60_000)).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(reloadOnce('STATUS_RELOADED', 10_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

it.each(['blocked', 'absent', 'full'] as const)(
  'makes no loop of it where storage is %s [ROUTE-87 GATE-17]',
  (how) => {
    restore = keepNothing(how);
    nextPage('navigate', 100);
    expect(reloadOnce('STATUS_RELOADED', 10_000)).toBe(true);
    tabStore.clear();
    nextPage('reload', 100);
    expect(reloadOnce('STATUS_RELOADED', 10_000)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    tabStore.clear();
    nextPage('reload', 11_000);
    expect(reloadOnce('STATUS_RELOADED', 10_000)).toBe(true);
  },
);

it('takes rubbish for never [ROUTE-87]', () => {
  nextPage('navigate', 100);
  sessionStorage.setItem('STATUS_RELOADED', '{"');
  expect(reloadOnce('STATUS_RELOADED', 10_000)).toBe(true);
});
