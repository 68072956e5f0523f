import { expect, it } from 'vitest';
import { depositFee } from './deposit-fee';

it.each([
  [500_000_00, 0, 0],
  [500_000_00, 50, 2_500_00],
  [100_000_00, 1_500, 15_000_00],
  [199, 50, 0],
  [1, 9_999, 0],
  [2 ** 46 * 100, 1_500, 1_055_531_162_664_960],
])(
  'takes of %d at %d hundredths of a percent %d, in whole minor units and exactly [MONEY-02 MONEY-22]',
  (amount, rate, fee) => {
    expect(depositFee(amount, rate)).toBe(fee);
  },
);
