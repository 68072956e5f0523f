import { describe, expect, test } from 'vitest';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { type Held, offerIssues, offerOf, termsOf } from './offer-values';

const dong = (units: number) => (units * 100) as MinorUnits;
const HELD: Held = {
  playerTurnover: dong(200_000),
  tiers: [
    { from: dong(10_000_000), players: 3, rate: 30 },
    { from: dong(50_000_000), players: 5, rate: 50 },
  ],
};
const VALUES = offerOf(HELD);

describe('an offer', () => {
  test('starts with what is held, which may be offered as it is [AGENT-24]', () => {
    expect(VALUES).toMatchObject({ steps: 2, from0: '10000000', players0: '3', rate1: '0,50' });
    expect(offerIssues(VALUES, HELD)).toEqual({});
    expect(termsOf(VALUES)).toEqual({
      playerTurnover: '200000',
      tiers: [
        { from: '10000000', players: 3, rate: 30 },
        { from: '50000000', players: 5, rate: 50 },
      ],
    });
  });

  test.each([
    ['0,31', 'high'],
    ['0.30', undefined],
    ['0,3', undefined],
    ['0', 'low'],
    ['', 'required'],
    ['0,305', 'format'],
    ['-1', 'format'],
    ['1e1', 'format'],
  ])('says of the rate %s in its field: %s [AGENT-24]', (rate0, issue) => {
    expect(offerIssues({ ...VALUES, rate0 }, HELD).rate0).toBe(issue);
  });

  test('is measured by the step that is held for as much and as many [AGENT-24]', () => {
    const lower = { ...VALUES, from1: '49999999' };
    expect(offerIssues(lower, HELD).rate1).toBe('high');
    expect(offerIssues({ ...VALUES, players1: '4' }, HELD).rate1).toBe('high');
    expect(offerIssues({ ...VALUES, from0: '9999999' }, HELD).rate0).toBe('high');
  });

  test('rises from step to step, and lets no player count for less [AGENT-24]', () => {
    expect(offerIssues({ ...VALUES, from1: '10000000' }, HELD).from1).toBe('low');
    expect(offerIssues({ ...VALUES, players1: '2' }, HELD).players1).toBe('low');
    expect(offerIssues({ ...VALUES, rate1: '0,29' }, HELD).rate1).toBe('low');
    expect(offerIssues({ ...VALUES, playerTurnover: '199999' }, HELD).playerTurnover).toBe('low');
  });

  test('looks at the steps on view alone [AGENT-24]', () => {
    expect(offerIssues({ ...VALUES, steps: 3 }, HELD)).toEqual({
      from2: 'required',
      players2: 'required',
      rate2: 'required',
    });
    expect(termsOf({ ...VALUES, steps: 1 }).tiers).toHaveLength(1);
  });
});
