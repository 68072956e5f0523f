import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, fill, send } from '../../../tests/screens/support/form';
import { refused } from '../../../tests/screens/support/gateway';
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

it.each([
  ['/m/withdraw', 'withdraw.create', 'amount', '2000000', { paymentPassword: '220926' }],
  ['/m/transferUp', 'transfer.up', 'amount', '2000000', { paymentPassword: '220926' }],
  ['/m/voucherCenter', 'deposit.create', 'amount', '500000', {}, { option: 'PHUSA' }],
  ['/m/feedback', 'content.feedback', 'content', 'Trang nạp tiền rất dễ dùng, cảm ơn.', {}],
] as const)(
  'a session that ends over %s keeps what was typed for the same member’s login, and nothing secret [SESS-46 LOGIN-44]',
  async (at, operation, name, typed, secret, more: Record<string, string> = {}) => {
    const as = at === '/m/transferUp' ? 'agent' : 'member';
    const { path, known } = await renderScreen(at, {
      as,
      answers: { [operation]: refused('session.ended') },
    });
    await vi.waitFor(() => expect(field(name).isConnected).toBe(true));
    if (at === '/m/feedback') fireEvent.click(field('type'));
    await fill({ [name]: typed, ...secret, ...more });
    const before = field(name).value;
    await send();
    await vi.waitFor(() => expect(path()).toBe(`/m/login?redirect=${encodeURIComponent(at)}`));
    const userName = `${as}01`;
    const type = as === 'agent' ? 1 : 0;
    known.answers = { 'session.logIn': (example) => ({ ...example, userName, type }) };
    await fill({ username: userName, password: 'Lantern2209' });
    await send();
    await vi.waitFor(() => expect(path()).toBe(at));
    await vi.waitFor(() => expect(field(name).value).toBe(before));
    for (const one of Object.keys(secret)) expect(field(one).value).toBe('');
  },
);

/** Entries and addresses of money and rewards alike (`app/shell/menu/refusal.ts`). */
const GUARDED = [
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/transfer',
  '/m/transferUp',
  '/m/rewardCenter',
  '/m/task',
  '/m/inviteFriends',
];
const OF_REWARDS = /^(?:rewards|tasks|promo|referral)/;

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
