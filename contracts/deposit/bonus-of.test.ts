import { expect, it } from 'vitest';
import { bonusOf } from './bonus-of';

const UNIT = 100;
const TERMS = {
  most: 2_000_000 * UNIT,
  tiers: [
    { from: 100_000 * UNIT, rate: 5_000, times: 8 },
    { from: 1_000_000 * UNIT, rate: 10_000, times: 12 },
    { from: 500_000 * UNIT, rate: 8_000, times: 10 },
  ],
};

it.each([
  [99_999, null],
  [100_000, { amount: 50_000 * UNIT, rate: 5_000, times: 8 }],
  [499_999, { amount: 24_999_950, rate: 5_000, times: 8 }],
  [500_000, { amount: 400_000 * UNIT, rate: 8_000, times: 10 }],
  [1_000_000, { amount: 1_000_000 * UNIT, rate: 10_000, times: 12 }],
  [5_000_000, { amount: 2_000_000 * UNIT, rate: 10_000, times: 12 }],
  [2 ** 46, { amount: 2_000_000 * UNIT, rate: 10_000, times: 12 }],
])(
  'a deposit of %d gets the bonus of the largest amount it reaches, and never more than the most [MONEY-02 MONEY-22]',
  (units, bonus) => {
    expect(bonusOf(units * UNIT, TERMS)).toEqual(bonus);
  },
);
