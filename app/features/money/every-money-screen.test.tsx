import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

/** Every screen of money, with what an address may say of it. */
const SCREENS = [
  '/m/voucherCenter',
  '/m/voucherCenter/NT260822-222222',
  '/m/withdraw',
  '/m/withdraw/RT260822-222222',
  '/m/withdrawReport?days=30&state=paid',
  '/m/bankCards?add=true',
  '/m/paymentPassword',
  '/m/transfer',
  '/m/transferUp',
  '/m/transaction/record?days=30&kind=deposit',
  '/m/transaction/record?days=30&tab=lottery',
];
const OF_MONEY = /^(?:deposit|record|orders|transfer|withdraw|bankCards|banks)\./;

describe.each(SCREENS)('%s', (at) => {
  it('leads a guest to the login, which knows the way back, its query too [MONEY-20 ROUTE-88]', async () => {
    const { path } = await renderScreen(at);
    const login = new URL(path(), location.origin);
    expect([login.pathname, login.searchParams.get('redirect')]).toEqual(['/m/login', at]);
  });

  it('tells a user on trial to use an actual account, and asks for nothing [MONEY-20 ROLE-29 ROLE-30]', async () => {
    const { asked, path } = await renderScreen(at, { as: 'trial' });
    expect(path()).toBe(at);
    expect(screen.getByRole('main').textContent).toContain(m.error_actual_account());
    expect(asked.filter(({ operation }) => OF_MONEY.test(operation))).toEqual([]);
  });
});
