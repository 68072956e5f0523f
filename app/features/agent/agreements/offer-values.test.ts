import { describe, expect, test } from 'vitest';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { type Held, type OfferValues, offerIssues, offerOf, type Step, termsOf } from './offer-values';

const dong = (units: number) => (units * 100) as MinorUnits;
const HELD: Held = {
  playerTurnover: dong(200_000),
  tiers: [
    { from: dong(10_000_000), players: 3, rate: 30 },
    { from: dong(50_000_000), players: 5, rate: 50 },
  ],
};
const VALUES = offerOf(HELD);

/** What is held, with one step typed otherwise. */
function valuesWith(at: number, typed: Partial<Step>): OfferValues {
  return {
    ...VALUES,
    steps: VALUES.steps.map((step, place) => (place === at ? { ...step, ...typed } : step)),
  };
}

describe('an offer', () => {
  test('starts with what is held, which may be offered as it is [AGENT-24]', () => {
    expect(VALUES).toMatchObject({ steps: [{ from: '10000000', players: '3' }, { rate: '0,50' }] });
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
  ])('says of the rate %s in its field: %s [AGENT-24]', (rate, issue) => {
    expect(offerIssues(valuesWith(0, { rate }), HELD)['steps.0.rate']).toBe(issue);
  });

  test('is measured by the step that is held for as much and as many [AGENT-24]', () => {
    expect(offerIssues(valuesWith(1, { from: '49999999' }), HELD)['steps.1.rate']).toBe('high');
    expect(offerIssues(valuesWith(1, { players: '4' }), HELD)['steps.1.rate']).toBe('high');
    expect(offerIssues(valuesWith(0, { from: '9999999' }), HELD)['steps.0.rate']).toBe('high');
  });

  test('rises from step to step, and lets no player count for less [AGENT-24]', () => {
    expect(offerIssues(valuesWith(1, { from: '10000000' }), HELD)['steps.1.from']).toBe('low');
    expect(offerIssues(valuesWith(1, { players: '2' }), HELD)['steps.1.players']).toBe('low');
    expect(offerIssues(valuesWith(1, { rate: '0,29' }), HELD)['steps.1.rate']).toBe('low');
    expect(offerIssues({ ...VALUES, playerTurnover: '199999' }, HELD).playerTurnover).toBe('low');
  });

  test('asks for every field of a step [AGENT-24]', () => {
    const steps = [...VALUES.steps, { from: '', players: '', rate: '' }];
    expect(offerIssues({ ...VALUES, steps }, HELD)).toEqual({
      'steps.2.from': 'required',
      'steps.2.players': 'required',
      'steps.2.rate': 'required',
    });
  });
});
