import { pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FIRST, ITERATIONS, MOST, newTask, sizeOf } from './task';

describe('the work of a try', () => {
  it('doubles three times and no further, whoever fails: a cheap phone is never kept for more than some twenty seconds [LOGIN-83]', () => {
    expect([-1, 0, 0.5, 1, 2, 3, 5_000, Number.POSITIVE_INFINITY].map(sizeOf)).toEqual([
      1000,
      1000,
      1000,
      2000,
      4000,
      MOST,
      MOST,
      MOST,
    ]);
    // The slowest phone that was looked at derives some 400,000 iterations a second (docs/decisions/070).
    expect((MOST * ITERATIONS) / 400_000).toBeLessThanOrEqual(20);
    expect((FIRST * ITERATIONS) / 400_000).toBeLessThanOrEqual(2.5);
  });

  it('is found by PBKDF2 of the number alone that is the answer [LOGIN-83]', () => {
    const { salt, challenge, answer } = newTask(20);
    const found = Array.from({ length: 21 }, (_, number) => number).filter(
      (number) => pbkdf2Sync(salt, String(number), ITERATIONS, 32, 'sha256').toString('hex') === challenge,
    );
    expect(found).toEqual([answer]);
  });
});
