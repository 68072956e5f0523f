import { afterEach, expect, it, vi } from 'vitest';
import { patiently } from './patiently';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits in the browser for what comes at once, and no longer than a tap may go without an answer [ROUTE-85]', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  await expect(patiently(Promise.resolve('here'))).resolves.toBe('here');
  await expect(patiently(Promise.reject(new Error('no')))).rejects.toThrow('no');
  const late = patiently(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(150);
  await expect(late).resolves.toBeUndefined();
});

it('waits on the server for all of it, for there it is drawn once', async () => {
  vi.useFakeTimers();
  let isOver = false;
  const done = patiently(new Promise<void>((resolve) => setTimeout(resolve, 60_000))).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
});
