// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown';

const NOW = 1_790_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const countdown = (until: number) => renderHook((moment) => useCountdown(moment), { initialProps: until });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('looks every 500 ms and is over at zero [SMS-10 SMS-12 SMS-13 CONST-02]', () => {
  const { result } = countdown(NOW + 60_400);
  expect(result.current).toBe(61);
  pass(499);
  expect(result.current).toBe(61);
  pass(1);
  expect(result.current).toBe(60);
  pass(499);
  expect(result.current).toBe(60);
  pass(59_500);
  expect(result.current).toBe(1);
  pass(1);
  expect(result.current).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it('goes by the clock, not by the ticks: a phone that slept shows the true rest [SMS-10 SMS-12]', () => {
  const { result } = countdown(NOW + 60_000);
  vi.setSystemTime(NOW + 45_000);
  pass(500);
  expect(result.current).toBe(15);
});

it('follows a deadline that changes, and stops with the page [SMS-10 SMS-13]', () => {
  const { result, rerender, unmount } = countdown(0);
  expect(result.current).toBeNull();
  rerender(NOW + 5_000);
  expect(result.current).toBe(5);
  rerender(NOW - 1);
  expect(result.current).toBeNull();
  rerender(NOW + 5_000);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
