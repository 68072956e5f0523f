import { describe, expect, it } from 'vitest';
import { lateResults, nextAsk, stateOf, timeLeft } from './countdown';
import type { Draw } from './draws';

const NOW = 1_790_000_000_000;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

it.each([
  [-1, 'open'],
  [0, 'closed'],
  [9_999, 'closed'],
  [10_000, 'drawing'],
  [60_000, 'drawing'],
] as const)('%i ms after bets end the draw is %s [GAME-88]', (passed, state) => {
  expect(stateOf({ closeTime: NOW, drawTime: NOW + 10_000 }, NOW + passed)).toBe(state);
});

it.each([
  [0, 0, '00:00'],
  [-5_000, 0, '00:00'],
  [1, 0, '00:01'],
  [59_000, 0, '00:59'],
  [61_500, 0, '01:02'],
  [3_600_000, 0, '1:00:00'],
  [86_399_000, 0, '23:59:59'],
  [86_400_000, 1, '00:00:00'],
  [2 * 86_400_000 + 3_723_000, 2, '01:02:03'],
])('%i ms before a draw the countdown says %i days and %s [GAME-88]', (left, days, clock) => {
  expect(timeLeft(NOW + left, NOW)).toEqual({ days, clock });
});

describe('the draws are asked for again', () => {
  it.each([
    ['once the first of them was held', [MINUTE, 2 * MINUTE], 0, MINUTE],
    ['5 s later while one is late', [-SECOND, MINUTE], 1, 5 * SECOND],
    ['then 10 s later', [-SECOND, MINUTE], 2, 10 * SECOND],
    ['then 20 s later', [-SECOND, MINUTE], 3, 20 * SECOND],
    ['and a minute later at most', [-SECOND], 12, MINUTE],
    ['sooner when another one is held meanwhile', [-SECOND, 3 * SECOND], 2, 3 * SECOND],
    ['after five minutes when none is near', [60 * MINUTE], 0, 5 * MINUTE],
    ['after five minutes when none is known', [], 0, 5 * MINUTE],
  ])('%s, each phone a little later by a delay of its own [GAME-88]', (_, times, late, after) => {
    const drawTimes = times.map((time) => NOW + time);
    expect(nextAsk(drawTimes, NOW, 1_700, late)).toBe(NOW + after + 1_700);
  });
});

describe('a result is late', () => {
  const draws = (numero: string, result: string | null) =>
    new Map<string, Draw>([
      [
        'VN-Q1',
        {
          numero,
          closeTime: NOW,
          drawTime: NOW,
          result: result === null ? null : { numero: result, numbers: ['1'], prizes: [] },
        },
      ],
    ]);
  const NONE = new Map<string, string | undefined>();
  const lotteries = (late: ReadonlyMap<string, unknown>) => [...late.keys()];

  it('from when the draw went by without one, until it is there [GAME-88]', () => {
    const first = lateResults(NONE, draws('2', '1'), draws('3', '1'));
    expect(lotteries(first)).toEqual(['VN-Q1']);
    const second = lateResults(first, draws('3', '1'), draws('3', '1'));
    expect(lotteries(second)).toEqual(['VN-Q1']);
    expect(lotteries(lateResults(second, draws('3', '1'), draws('3', '2')))).toEqual([]);
  });

  it('not while the draw is open, nor of a lottery that is new, nor when it came with the next draw [GAME-88]', () => {
    expect(lotteries(lateResults(NONE, draws('2', '1'), draws('2', '1')))).toEqual([]);
    expect(lotteries(lateResults(NONE, new Map(), draws('2', null)))).toEqual([]);
    expect(lotteries(lateResults(NONE, draws('2', '1'), draws('3', '2')))).toEqual([]);
  });
});
