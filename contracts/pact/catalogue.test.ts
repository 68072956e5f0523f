import { expect, test } from 'vitest';
import { providerStates } from '../provider-states/states';
import { allOperations } from './all-operations';
import { coverageOf, statesOfLevel } from './catalogue';

const NAMES = Object.keys(providerStates);
/** What a backend team has a day for. */
const MOST = 60;
const MOST_FOR_GUESTS = 14;

test('there are at most 60 states, 14 for the guests’ site, and the first of the catalogue prepare most rows [CALL-06]', () => {
  expect(NAMES.length).toBeLessThanOrEqual(MOST);
  expect(statesOfLevel('guest', allOperations).size).toBeLessThanOrEqual(MOST_FOR_GUESTS);
  expect(coverageOf(NAMES.slice(0, 10), allOperations)).toBeGreaterThanOrEqual(0.6);
  expect(coverageOf(NAMES.slice(0, 20), allOperations)).toBeGreaterThanOrEqual(0.85);
});

test('rows that need one state more than they are given are not counted', () => {
  expect(coverageOf(NAMES, allOperations)).toBe(1);
  expect(coverageOf(NAMES.slice(1), allOperations)).toBeLessThan(0.3);
  expect(coverageOf([], allOperations)).toBe(0);
});
