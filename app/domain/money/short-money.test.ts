import { describe, expect, it } from 'vitest';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { shortMoney } from './short-money';

describe('a short amount', () => {
  it.each([
    [0, '0'],
    [99, '0'],
    [-99, '0'],
    [94_000_099, '940.000'],
    [99_999_999, '999.999'],
    [100_000_000, '1 tr'],
    [2_219_999_900, '22,1 tr'],
    [18_405_000_000, '184 tr'],
    [99_999_999_999, '999 tr'],
    [184_999_999_999, '1,84 tỷ'],
    [-2_050_000_000, '−20,5 tr'],
    [1_234_567_000_000_00, '1.234 tỷ'],
  ])('of %d minor units is %s: cut, never more than there is [AGENT-08]', (amount, text) => {
    expect(shortMoney(amount as MinorUnits)).toBe(text);
  });
});
