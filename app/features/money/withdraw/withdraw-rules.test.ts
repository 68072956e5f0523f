import { expect, it } from 'vitest';
import type { WithdrawOverview } from './withdraw.queries';
import { feeOf, mostOf, picksOf, withdrawIssues } from './withdraw-rules';

const OVERVIEW = {
  least: 100_000_00,
  most: 100_000_000_00,
  leftToday: 200_000_000_00,
  withdrawable: 11_445_678_50,
  fee: 5_000_00,
  freeLeft: 2,
  quickAmounts: [50_000_00, 500_000_00, 10_000_000_00, 20_000_000_00],
} as unknown as WithdrawOverview;
const CARDS = [{ bankCardId: 'card-1' }];
const RIGHT = { amount: '2000000', bankCardId: 'card-1', paymentPassword: '220926' };
const issues = (more: object, overview = OVERVIEW) => withdrawIssues({ ...RIGHT, ...more }, overview, CARDS);

it('offers as much as balance, limit and day allow, in whole units, and picks within it [MONEY-07 MONEY-22]', () => {
  expect(mostOf(OVERVIEW)).toBe(11_445_678_00);
  expect(mostOf({ ...OVERVIEW, leftToday: 1_000_00 as never })).toBe(1_000_00);
  expect(picksOf(OVERVIEW)).toEqual([500_000_00, 10_000_000_00]);
  const limits = [OVERVIEW.least, mostOf(OVERVIEW)];
  expect(picksOf({ ...OVERVIEW, quickAmounts: limits })).toEqual(limits);
});

it('is free as long as free ones are left, the last of them too [MONEY-07]', () => {
  expect(feeOf(OVERVIEW)).toBe(0);
  expect(feeOf({ ...OVERVIEW, freeLeft: 1 })).toBe(0);
  expect(feeOf({ ...OVERVIEW, freeLeft: 0 })).toBe(5_000_00);
});

it('asks for an amount within its limits, a card that takes money, and six digits [MONEY-06 MONEY-07]', () => {
  expect(issues({})).toEqual({});
  expect(issues({ amount: '' })).toEqual({ amount: 'required' });
  expect(issues({ amount: '99999' })).toEqual({ amount: 'low' });
  expect(issues({ amount: '11445679' })).toEqual({ amount: 'high' });
  for (const amount of ['-5', '+500000', '1e6', '500.000,5', '５０００００', '1 000 000', '1e400', '-0']) {
    expect(issues({ amount })).toEqual({ amount: 'amount' });
  }
  expect(issues({ bankCardId: 'card-2' })).toEqual({ bankCardId: 'required' });
  expect(issues({ paymentPassword: '' })).toEqual({ paymentPassword: 'required' });
  for (const paymentPassword of ['12345', '1234567', 'abcdef', '３１０７１４']) {
    expect(issues({ paymentPassword })).toEqual({ paymentPassword: 'format' });
  }
});
