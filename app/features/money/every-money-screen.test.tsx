import { screen, within } from '@testing-library/react';
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

/** Entries and addresses of money and rewards alike (`app/shell/menu/refusal.ts`). */
const GUARDED = ['/m/voucherCenter', '/m/withdraw', '/m/rewardCenter', '/m/task'];
const OF_REWARDS = /^(?:rewards|tasks|promo)/;

describe.each(GUARDED)('%s, typed into the address', (at) => {
  it.each([0, 1, 2, 41, 42])(
    'opens for a member of type %s [ROLE-31 ROLE-38 ROLE-39 FOOT-14]',
    async (type) => {
      const { asked } = await renderScreen(at, { as: type === 0 ? 'member' : 'agent', type });
      expect(screen.getByRole('main').textContent).not.toContain(m.free_reject());
      expect(asked.some(({ operation }) => OF_MONEY.test(operation) || OF_REWARDS.test(operation))).toBe(
        true,
      );
    },
  );

  it('refuses a free account of type 40, and asks for nothing [FOOT-14 ROLE-39 ROLE-40 ROLE-48]', async () => {
    const { asked } = await renderScreen(at, { as: 'member', type: 40 });
    const main = screen.getByRole('main');
    expect(main.textContent).toContain(m.free_reject());
    expect(within(main).getByRole('link', { name: m.tracker_support() }).getAttribute('href')).toBe(
      '/m/support',
    );
    const money = asked.filter(({ operation }) => OF_MONEY.test(operation) || OF_REWARDS.test(operation));
    expect(money).toEqual([]);
  });
});
