import { describe, expect, it } from 'vitest';
import { rankFraction } from './rank-progress';

const progress = (completedConditions: number, totalExpectedConditions: number, labelId: string | null) => ({
  currentProgress: { completedConditions, totalExpectedConditions },
  playerRankProgress: { labelId },
});

describe('VIP progress', () => {
  it('is 0 before the answer is in [WALLET-18]', () => {
    expect(rankFraction(undefined)).toBe(0);
  });

  it('is complete without a labelId [WALLET-16 WALLET-22]', () => {
    expect(rankFraction(progress(0, 5, null))).toBe(1);
  });

  it('is completed divided by expected conditions with a labelId [WALLET-17 WALLET-20 WALLET-21]', () => {
    expect(rankFraction(progress(3, 5, 'gold'))).toBeCloseTo(0.6);
  });

  it('is 0 when nothing is expected and never leaves 0 to 1 [WALLET-19]', () => {
    expect(rankFraction(progress(3, 0, 'gold'))).toBe(0);
    expect(rankFraction(progress(9, 5, 'gold'))).toBe(1);
    expect(rankFraction(progress(-1, 5, 'gold'))).toBe(0);
  });
});
