import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestTrace } from './request-trace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('counts what is waited for once, however much runs side by side, and what is not over yet [ERR-60]', async () => {
  const trace = new RequestTrace();
  const beside = [trace.waitFor(after(30)), trace.waitFor(after(50))];
  await vi.advanceTimersByTimeAsync(40);
  expect(trace.upstreamMs).toBe(40);
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(beside);
  expect(trace.upstreamMs).toBe(50);
  const failing = trace.waitFor(after(10).then(() => Promise.reject(new Error('no'))));
  failing.catch(() => {});
  await vi.advanceTimersByTimeAsync(20);
  await expect(failing).rejects.toThrow('no');
  expect(trace.upstreamMs).toBe(60);
});

it('names the least of what an answer is made of [ERR-60]', () => {
  const trace = new RequestTrace();
  const seen = (['hit', 'stale', 'hit', 'miss', 'stale'] as const).map((state) => {
    trace.came(state);
    return trace.cache;
  });
  expect(seen).toEqual(['hit', 'stale', 'stale', 'miss', 'miss']);
});
