import { expect, it } from 'vitest';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { isMet, roundFigure, shareOf, whatIsMissingFirst } from './rank-figures';

type Conditions = Parameters<typeof whatIsMissingFirst>[0];
const figures = (amounts: number[]) => amounts.map((amount) => roundFigure(amount as MinorUnits));
const CONDITIONS = [
  { kind: 'days', done: 214, needed: 180 },
  { kind: 'turnover', days: 90, done: 6_840, needed: 10_000 },
  { kind: 'paymentPassword', done: 1, needed: 1 },
  { kind: 'protection', done: 3, needed: 4 },
] as unknown as Conditions;

it('puts what is missing before what is done [ROLE-10 WALLET-24]', () => {
  expect(whatIsMissingFirst(CONDITIONS).map(({ kind }) => kind)).toEqual([
    'turnover',
    'protection',
    'days',
    'paymentPassword',
  ]);
  expect(CONDITIONS.map(isMet)).toEqual([true, false, true, false]);
});

it('measures a condition from none to all of it, and never beyond [WALLET-24]', () => {
  expect(CONDITIONS.map(shareOf)).toEqual([1, 0.684, 1, 0.75]);
});

it('shortens whole millions, and leaves other amounts as they are [WALLET-24]', () => {
  expect(figures([200_000_000_00, 1_000_000_000_00, 2_500_000_000_00, 5_000_000_00])).toEqual([
    { unit: 'million', count: '200' },
    { unit: 'billion', count: '1' },
    { unit: 'billion', count: '2.5' },
    { unit: 'million', count: '5' },
  ]);
  expect(figures([1_234_567_00, 99_999_00, 0])).toEqual([null, null, null]);
});
