import { expect, it } from 'vitest';
import type { Wallets } from '@/app/domain/money/vendor-wallets.queries';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { amountFor, mostOf, sourceOf, transferIssues, vendorsFor } from './transfer-rules';

const WALLETS = {
  main: 1_000_000_50,
  vendors: [
    { vendor: 'Diều Giấy', balance: 0 },
    { vendor: 'Trống Đồng', balance: 250_000_75 },
  ],
} as unknown as Wallets;
const RIGHT = { direction: 'out', vendor: 'Diều Giấy', amount: '100000' } as const;
const issues = (more: object) => transferIssues({ ...RIGHT, ...more }, WALLETS);

it('moves money to any vendor, and back from those that have some [MONEY-18]', () => {
  expect(vendorsFor(WALLETS, 'out')).toHaveLength(2);
  expect(vendorsFor(WALLETS, 'in').map(({ vendor }) => vendor)).toEqual(['Trống Đồng']);
});

it('offers what the wallet holds that the money leaves, in whole units [MONEY-18 MONEY-22]', () => {
  expect(mostOf(WALLETS, RIGHT)).toBe(1_000_000_00);
  expect(sourceOf(WALLETS, { direction: 'in', vendor: 'Trống Đồng' })).toBe(250_000_75);
  expect(mostOf(WALLETS, { direction: 'in', vendor: 'Trống Đồng' })).toBe(250_000_00);
  expect(mostOf(WALLETS, { direction: 'in', vendor: '' })).toBe(0);
});

it('begins with what is missing, in whole units that are enough [MONEY-18 MONEY-22]', () => {
  const missing = [undefined, 1, 100, 8_799_950, 8_800_000] as (MinorUnits | undefined)[];
  expect(missing.map(amountFor)).toEqual(['', '1', '1', '88000', '88000']);
});

it('asks for a vendor and an amount that is there [MONEY-18 MONEY-22]', () => {
  expect(issues({})).toEqual({});
  expect(issues({ vendor: '', amount: '' })).toEqual({ vendor: 'required', amount: 'required' });
  expect(issues({ vendor: '' })).toEqual({ vendor: 'required' });
  expect(issues({ direction: 'in' })).toEqual({ vendor: 'required' });
  expect(issues({ amount: '0' })).toEqual({ amount: 'low' });
  expect(issues({ amount: '1000001' })).toEqual({ amount: 'high' });
  expect(issues({ direction: 'in', vendor: 'Trống Đồng', amount: '250001' })).toEqual({ amount: 'high' });
  for (const amount of ['-5', '+5', '1e6', '5,5', '５', '1 000', '1e400', '-0']) {
    expect(issues({ amount })).toEqual({ amount: 'amount' });
  }
});
