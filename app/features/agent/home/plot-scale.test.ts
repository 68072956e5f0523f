import { describe, expect, it } from 'vitest';
import { dayAt, heightOf, namedDays, placeOf, scaleOf } from './plot-scale';

describe('the scale of a plot', () => {
  it.each([
    [[], [0, 1, 2, 3]],
    [
      [0, 0],
      [0, 1, 2, 3],
    ],
    [[7], [0, 3, 6, 9]],
    [[4_612_000_00], [0, 200_000_000, 400_000_000, 600_000_000]],
    [[4_300_000], [0, 1_500_000, 3_000_000, 4_500_000]],
    [
      [-5, 4],
      [-8, -4, 0, 4],
    ],
    [[-900], [-900, -600, -300, 0]],
  ])('of %j has lines at round numbers, with zero and every value within [AGENT-08]', (values, lines) => {
    expect(scaleOf(values).lines).toEqual(lines);
  });

  it('holds whatever values there are [AGENT-08]', () => {
    for (let turn = 0; turn < 2_000; turn += 1) {
      const size = 10 ** ((turn % 14) + 1);
      const values = [turn, turn * 7, turn * 13].map(
        (seed) => ((seed * 7919) % size) - (turn % 3 ? 0 : size / 3),
      );
      const whole = values.map(Math.round);
      const { low, high, lines } = scaleOf(whole);
      expect(low).toBeLessThanOrEqual(Math.min(0, ...whole));
      expect(high).toBeGreaterThanOrEqual(Math.max(0, ...whole));
      expect(lines.every(Number.isInteger)).toBe(true);
      for (const value of whole) expect(heightOf(value, { low, high, lines })).toBeGreaterThanOrEqual(0);
    }
  });

  it('finds the day under a finger where its point is drawn, and the nearest beyond the ends [AGENT-08]', () => {
    for (const days of [1, 7, 31, 366])
      for (let day = 0; day < days; day += 1) expect(dayAt(placeOf(day, days), days)).toBe(day);
    expect([dayAt(-0.2, 7), dayAt(1, 7), dayAt(1.4, 7)]).toEqual([0, 6, 6]);
  });

  it('names every day of a week, and some of more, always the last [AGENT-08]', () => {
    expect(namedDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(namedDays(30, 7)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(namedDays(366, 6)).toEqual([60, 121, 182, 243, 304, 365]);
  });
});
