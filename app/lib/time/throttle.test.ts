import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('starts one call per interval, in order, and loses none [NOTICE-12 NOTICE-24 CONST-64 CONST-65]', async () => {
  const throttled = throttle(150);
  const started: string[] = [];
  const answers = ['a', 'b', 'c'].map((name) =>
    throttled(async () => {
      started.push(name);
      return name;
    }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(149);
  expect(started).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(150);
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
});

it('starts at once when the interval has passed', async () => {
  const throttled = throttle(150);
  await throttled(async () => null);
  await vi.advanceTimersByTimeAsync(150);
  const call = vi.fn(async () => null);
  void throttled(call);
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledOnce();
});

it('skips a call that was called off while it waited, and goes on after one that failed', async () => {
  const throttled = throttle(250);
  const failed = throttled(() => Promise.reject(new Error('no line'))).catch((error: Error) => error.message);
  const off = new AbortController();
  const skipped = vi.fn(async () => null);
  const waiting = throttled(skipped, off.signal).catch(() => 'called off');
  const next = vi.fn(async () => 'next');
  const response = throttled(next);
  off.abort();
  await vi.advanceTimersByTimeAsync(250);
  expect([await failed, await waiting, await response]).toEqual(['no line', 'called off', 'next']);
  expect(skipped).not.toHaveBeenCalled();
});
