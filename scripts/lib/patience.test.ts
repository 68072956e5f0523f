import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from './patience.mjs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;
const over = vi.fn();
/** Waits for what uses `share` of a core all the time. */
const wait = (share = 0) => {
  over.mockReset();
  const begin = Date.now();
  const used = () => (Date.now() - begin) * share;
  return patience({ silence: 5 * MINUTE, idle: 0.02, endless: 60 * MINUTE, used, over });
};

it('is over once nothing has finished for the silence and next to nothing was worked, and says so', () => {
  wait(0.01);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledExactlyOnceWith(
    'nothing finished for 5 minutes, and its processes were idle',
  );
  vi.advanceTimersByTime(90 * MINUTE);
  expect(over).toHaveBeenCalledOnce();
});

it('lets what is slow go on as long as it works, however little of the machine it gets', () => {
  wait(0.05);
  vi.advanceTimersByTime(10 * 60 * MINUTE);
  expect(over).not.toHaveBeenCalled();
});

it('lets what waits go on as long as something finishes', () => {
  const waiting = wait();
  for (let minute = 0; minute < 300; minute += 4) {
    vi.advanceTimersByTime(4 * MINUTE);
    waiting.finished();
  }
  expect(over).not.toHaveBeenCalled();
});

it('counts the silence from when the work ended', () => {
  over.mockReset();
  let worked = 0;
  patience({ silence: 5 * MINUTE, idle: 0.02, endless: 60 * MINUTE, used: () => worked, over });
  for (let minute = 0; minute < 8; minute += 1) {
    worked += MINUTE;
    vi.advanceTimersByTime(MINUTE);
  }
  vi.advanceTimersByTime(4 * MINUTE);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1.5 * MINUTE);
  expect(over).toHaveBeenCalledOnce();
});

it('is over for what works without an end, though something finishes all the time', () => {
  const waiting = wait(1);
  for (let minute = 0; minute < 61; minute += 1) {
    vi.advanceTimersByTime(MINUTE);
    waiting.finished();
  }
  expect(over).toHaveBeenCalledExactlyOnceWith('it used 60 minutes of processor time');
});

it('is never over once what it waited for has ended', () => {
  wait().end();
  vi.advanceTimersByTime(90 * MINUTE);
  expect(over).not.toHaveBeenCalled();
});
