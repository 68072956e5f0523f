import { describe, expect, test } from 'vitest';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { TeamKpi } from '../home/home.queries';
import { averageDay, keptOf, supposedCommission } from './what-if-start';

const minor = (amount: number) => amount as MinorUnits;
const RULES = {
  tiers: [
    { turnover: minor(0), players: 0, rates: [{ gameType: 'RNG', rate: 60 }] },
    {
      turnover: minor(1_000_000),
      players: 3,
      rates: [
        { gameType: 'RNG', rate: 80 },
        { gameType: 'LIVE', rate: 40 },
      ],
    },
  ],
};

describe('the calculator', () => {
  test('starts from the average day of the month before, its products in whole percents of a hundred [AGENT-26]', () => {
    const products = [
      { gameType: 'RNG', turnover: minor(600_000) },
      { gameType: 'LIVE', turnover: minor(300_001) },
      { gameType: 'LOTT', turnover: minor(100) },
    ].map((one) => ({ ...one, commission: minor(0) }));
    const days = [4, 5].map((activeMembers) => ({ activeMembers })) as TeamKpi['days'];
    const total = { turnover: minor(900_101) } as TeamKpi['total'];
    expect(averageDay({ days, products, total })).toEqual({
      turnover: 450_050,
      players: 4,
      parts: [
        { gameType: 'RNG', percent: 67 },
        { gameType: 'LIVE', percent: 33 },
      ],
    });
    expect(averageDay({ days: [], products: [], total: { turnover: minor(0) } as TeamKpi['total'] })).toEqual(
      {
        turnover: 0,
        players: 0,
        parts: [],
      },
    );
  });

  test('shows tier and commission, and what the next tier asks for [AGENT-26]', () => {
    const parts = [
      { gameType: 'RNG', percent: 75 },
      { gameType: 'LIVE', percent: 25 },
    ];
    expect(supposedCommission(RULES, { turnover: 800_000, players: 9, parts })).toMatchObject({
      tier: 0,
      amount: 3_600,
      missing: { turnover: 200_000, players: 0 },
    });
    expect(supposedCommission(RULES, { turnover: 1_000_000, players: 3, parts })).toMatchObject({
      tier: 1,
      amount: 7_000,
      missing: undefined,
    });
  });

  test('leaves what direct agents receive out of it, as much as in the month before [AGENT-26]', () => {
    expect(keptOf(1_001, { gross: 300, paidDown: 100 })).toBe(668);
    expect(keptOf(1_001, { gross: 0, paidDown: 0 })).toBe(1_001);
  });
});
