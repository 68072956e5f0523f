import { describe, expect, it } from 'vitest';
import { sizeAfterWrong, sizeOf } from './task';

describe('the work of a try', () => {
  it('doubles with every second failure, four times [LOGIN-83]', () => {
    expect([-1, 0, 1, 2, 8, 9, 5_000].map(sizeOf)).toEqual([
      30_000, 30_000, 30_000, 60_000, 480_000, 480_000, 480_000,
    ]);
  });

  it('goes on growing with the wrong captchas of an address, to twice a second time and no further [CALL-15 REG-56]', () => {
    expect([-30, 0, 2, 99, 100, 299, 300, 100_000].map(sizeAfterWrong)).toEqual([
      30_000, 30_000, 60_000, 480_000, 960_000, 960_000, 1_920_000, 1_920_000,
    ]);
  });
});
