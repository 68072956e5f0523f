import { expect, it } from 'vitest';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { limitsOf, memberTransferIssues } from './member-transfer-rules';

const LEAST = 100_000_00 as MinorUnits;
const MAY = { withdrawable: 400_000_99, most: 900_000_00, leftToday: 900_000_00 } as Record<
  'withdrawable' | 'most' | 'leftToday',
  MinorUnits
>;
const LIMITS = limitsOf(LEAST, MAY);
const issues = (more: object) =>
  memberTransferIssues({ amount: '200000', paymentPassword: '220926', ...more }, LIMITS);

it('lets go what may be withdrawn, in whole units [MONEY-19 MONEY-22]', () => {
  expect(LIMITS).toEqual({ least: 100_000_00, most: 400_000_00 });
  for (const limit of ['most', 'leftToday'])
    expect(limitsOf(LEAST, { ...MAY, [limit]: 300_000_00 })).toMatchObject({ most: 300_000_00 });
  expect(issues({})).toEqual({});
  expect(issues({ amount: '400001' })).toEqual({ amount: 'high' });
  expect(issues({ amount: '99999' })).toEqual({ amount: 'low' });
  for (const amount of ['-5', '1e6', '200.000,5', '２０００００', '1e400', '-0']) {
    expect(issues({ amount })).toEqual({ amount: 'amount' });
  }
});

it('asks for an amount and for six digits [MONEY-19]', () => {
  expect(issues({ amount: '', paymentPassword: '' })).toEqual({
    amount: 'required',
    paymentPassword: 'required',
  });
  for (const paymentPassword of ['12345', 'abcdef', '３１０７１４']) {
    expect(issues({ paymentPassword })).toEqual({ paymentPassword: 'format' });
  }
});
