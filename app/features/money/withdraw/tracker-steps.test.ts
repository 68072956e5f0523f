import { expect, it } from 'vitest';
import { isOver, type StepName, shownSteps, statusOf } from './tracker-steps';

const order = (...names: StepName[]) => ({
  steps: names.map((step, place) => ({ step, at: 1_000 + place, reason: null })),
});
const states = (...names: StepName[]) => shownSteps(order(...names)).map(({ step, state }) => [step, state]);

it('shows what was done, what is under way, and what is to come [ROLE-25 MONEY-11]', () => {
  expect(states('requested', 'held')).toEqual([
    ['requested', 'done'],
    ['held', 'done'],
    ['checked', 'now'],
    ['paying', 'next'],
    ['paid', 'next'],
  ]);
  expect(states('requested', 'held', 'checked').slice(2)).toEqual([
    ['checked', 'done'],
    ['paying', 'now'],
    ['paid', 'next'],
  ]);
  expect(shownSteps(order('requested', 'held', 'checked', 'paying')).slice(3)).toEqual([
    { step: 'paying', state: 'now', at: 1_003 },
    { step: 'paid', state: 'next', at: null },
  ]);
});

it('ends with money that arrived, or with money that came back, and nothing to come [ROLE-25]', () => {
  const paid = order('requested', 'held', 'checked', 'paying', 'paid');
  expect(shownSteps(paid).every(({ state }) => state === 'done')).toBe(true);
  const returned = order('requested', 'held', 'checked', 'returned');
  expect(shownSteps(returned).map(({ step }) => step)).toEqual(['requested', 'held', 'checked', 'returned']);
  expect([paid, returned, order('requested', 'held')].map(isOver)).toEqual([true, true, false]);
  expect([paid, returned].map(statusOf)).toEqual(['paid', 'returned']);
});
