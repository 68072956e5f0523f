import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from './patience.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;
const over = vi.fn();
const wait = () => {
  over.mockReset();
  return patience({ silence: 5 * MINUTE, limit: 60 * MINUTE, over });
};

it('is over once nothing has finished for the silence, and says so', () => {
  wait();
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledExactlyOnceWith('nothing finished for 5 minutes');
  vi.advanceTimersByTime(90 * MINUTE);
  expect(over).toHaveBeenCalledOnce();
});

it('lets what is slow go on as long as something finishes', () => {
  const waiting = wait();
  for (let minute = 0; minute < 56; minute += 4) {
    vi.advanceTimersByTime(4 * MINUTE);
    waiting.finished();
  }
  expect(over).not.toHaveBeenCalled();
});

it('is over at the limit though something finishes all the time', () => {
  const waiting = wait();
  for (let minute = 0; minute < 60; minute += 1) {
    vi.advanceTimersByTime(MINUTE);
    if (minute < 59) waiting.finished();
  }
  expect(over).toHaveBeenCalledExactlyOnceWith('the time of all steps together is over');
});

it('is never over once what it waited for has ended', () => {
  wait().end();
  vi.advanceTimersByTime(90 * MINUTE);
  expect(over).not.toHaveBeenCalled();
});
