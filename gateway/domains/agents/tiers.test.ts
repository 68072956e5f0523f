import { describe, expect, it } from 'vitest';
import { shareOf } from '@/contracts/commission/commission-rules';
import type { TermsInForce } from '../../db/agents/settling';
import type { AgreementTerms } from '../../db/schema';
import { MERCHANTS } from '../../seed/merchants';
import { linesOf } from './settle';
import { dividendPeriodOf, spansOf } from './spans';
import { rateAlong, rateReached, tierReached } from './tiers';

const terms = (...tiers: [from: number, players: number, rate: number][]): AgreementTerms => ({
  tiers: tiers.map(([from, players, rate]) => ({ from, players, rate })),
  playerTurnover: 0,
});
const OWN = terms([100, 1, 40], [500, 5, 80]);
const ABOVE = terms([100, 2, 60], [900, 5, 90]);

describe('a tier', () => {
  it('is reached by both its figures, exactly [AGENT-24]', () => {
    const reached = (base: number, players: number) => tierReached(OWN, base, players);
    expect([reached(99, 9), reached(100, 0), reached(100, 1), reached(499, 9)]).toEqual([-1, -1, 0, 0]);
    expect([reached(500, 4), reached(500, 5), reached(9_999, 99)]).toEqual([0, 1, 1]);
    expect([rateReached(OWN, 99, 9), rateReached(OWN, 500, 5)]).toEqual([0, 80]);
  });

  it('gives no better rate than those above hold at the same figures [AGENT-24 ROLE-12]', () => {
    expect(rateAlong([OWN, ABOVE], 500, 5)).toBe(60);
    expect(rateAlong([OWN, ABOVE], 900, 5)).toBe(80);
    expect(rateAlong([OWN, ABOVE], 100, 1)).toBe(0);
  });

  it('gives whole minor units, and nothing of a loss [MONEY-22]', () => {
    expect([shareOf(9_999, 1), shareOf(10_000, 1), shareOf(-10_000, 50)]).toEqual([0, 1, 0]);
    expect(shareOf(7_036_874_417_766_399, 9_999)).toBe(7_036_170_730_324_622);
  });
});

it('terms are bound by a line up to the house, of their own kind [AGENT-24]', () => {
  const inForce: TermsInForce[] = [
    { agentId: 1, offeredBy: null, kind: 'salary', terms: ABOVE },
    { agentId: 2, offeredBy: 1, kind: 'salary', terms: OWN },
    { agentId: 1, offeredBy: null, kind: 'hour', terms: OWN },
  ];
  const lineOf = linesOf(inForce);
  expect(lineOf(2, 'salary')).toEqual([OWN, ABOVE]);
  expect(lineOf(2, 'hour')).toEqual([]);
});

it('the demo sites pay no less for more: tiers rise in every part [ROLE-12]', () => {
  for (const { agentRules } of MERCHANTS) {
    for (const [index, tier] of agentRules.commissionTiers.entries()) {
      const before = agentRules.commissionTiers[index - 1];
      if (!before) continue;
      expect(tier.turnover).toBeGreaterThan(before.turnover);
      expect(tier.players).toBeGreaterThanOrEqual(before.players);
      for (const [type, rate] of Object.entries(before.rates))
        expect(tier.rates[type]).toBeGreaterThanOrEqual(rate);
    }
  }
});

it('spans and periods are days of the calendar, leap years and years’ ends too [AGENT-08]', () => {
  expect(spansOf('2027-01-03')).toEqual({
    today: { from: '2027-01-03', to: '2027-01-03' },
    yesterday: { from: '2027-01-02', to: '2027-01-02' },
    days7: { from: '2026-12-28', to: '2027-01-03' },
    days30: { from: '2026-12-05', to: '2027-01-03' },
    month: { from: '2027-01-01', to: '2027-01-03' },
    lastMonth: { from: '2026-12-01', to: '2026-12-31' },
  });
  expect(dividendPeriodOf('2028-02-10', 'month')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(dividendPeriodOf('2026-12-31', 'month')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(dividendPeriodOf('2027-01-01', 'week')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
});
