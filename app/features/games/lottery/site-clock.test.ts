import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clockAhead } from './site-clock';

const arrivesWith = (serverTiming: { name: string; duration: number }[] | undefined) => {
  const page = { responseStart: 400, serverTiming } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
  return performance.timeOrigin + 400;
};
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('takes a page that the edge kept for as old as it is, so that a countdown ends with its draw [GAME-82]', () => {
  const came = arrivesWith([
    { name: 'gateway', duration: 9_000 },
    { name: 'kept', duration: 2_900 },
  ]);
  expect(clockAhead({ now: came - 2_900 - 60_000, arrived: null })).toBe(60_000);
  expect(clockAhead({ now: came - 2_900, arrived: null })).toBe(0);
});

it('takes a page that was made as it came, and where the browser does not tell, for new [GAME-82]', () => {
  for (const timing of [[], undefined]) {
    const came = arrivesWith(timing);
    expect(clockAhead({ now: came - 60_000, arrived: null })).toBe(60_000);
  }
  expect(clockAhead({ now: 1_000, arrived: 9_000 })).toBe(8_000);
});
