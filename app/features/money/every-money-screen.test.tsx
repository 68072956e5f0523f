import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, fill, send } from '@/tests/screens/support/form';
import { refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import type { SiteAddress } from '@/tests/support/site-address';
import { m } from '../../paraglide/messages.js';

/** Every screen of money, with what an address may say of it. */
const SCREENS: SiteAddress[] = [
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
const GUARDED: SiteAddress[] = [
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

/** Where doors to money and rewards stand, which of them at least, and how they are shown. */
const PLACES = [
  ['home', '/m/home', ['/m/voucherCenter', '/m/withdraw'], () => screen.getByRole('main')],
  ['a lobby’s header', '/m/slot-games', ['/m/voucherCenter'], () => document.querySelector('header')],
  [
    'the member centre',
    '/m/member/home',
    ['/m/voucherCenter', '/m/withdraw'],
    () => screen.getByRole('main'),
  ],
  [
    'the menu',
    '/m/home',
    ['/m/voucherCenter', '/m/withdraw', '/m/rewardCenter'],
    async () => {
      fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
      const menu = await screen.findByRole('dialog', { name: m.menu_title() });
      await within(menu).findByRole('button', { name: m.log_out() });
      return menu;
    },
  ],
] as const;
const OF_MONEY_ALONE = ['/m/voucherCenter', '/m/withdraw', '/m/rewardCenter'];
/** What a free account hears, a trial in the sheet that leads to an account. */
const REFUSALS: Record<number, (href: string) => string> = {
  4: (href) => (OF_MONEY_ALONE.includes(href) ? m.free_reject() : m.error_actual_account()),
  40: m.free_reject,
};

describe.each(PLACES)('the doors of %s to money and rewards', (_, at, least, show) => {
  const asOf = (type: number) => (type === 0 || type === 40 ? 'member' : type === 4 ? 'trial' : 'agent');
  const doorsIn = (part: Element | null) =>
    [...(part?.querySelectorAll('a') ?? [])].filter((link) =>
      GUARDED.some((guarded) => guarded === link.getAttribute('href')),
    );
  const hrefsOf = (doors: Element[]) => [...new Set(doors.map((door) => door.getAttribute('href') ?? ''))];

  it.each([0, 1, 2, 4, 40, 41, 42])(
    'open by a tap for type %s, or say why not where the account is a free one [FOOT-14 FOOT-16 ROLE-31 ROLE-38 ROLE-39]',
    async (type) => {
      const refusal = REFUSALS[type];
      const visit = async () => {
        const shown = await renderScreen(at, { as: asOf(type), type });
        const part = await show();
        if (!refusal)
          await vi.waitFor(() => expect(hrefsOf(doorsIn(part))).toEqual(expect.arrayContaining([...least])));
        return { ...shown, doors: doorsIn(part) };
      };
      for (const href of hrefsOf((await visit()).doors)) {
        const { path, doors } = await visit();
        fireEvent.click(doors.find((door) => door.getAttribute('href') === href) as Element);
        if (refusal)
          await vi.waitFor(() =>
            expect([href, document.body.textContent]).toEqual([href, expect.stringContaining(refusal(href))]),
          );
        else await vi.waitFor(() => expect(path()).toBe(href));
        if (refusal) expect(path()).toBe(at);
        else
          expect([href, screen.getByRole('main').textContent]).not.toEqual([
            href,
            expect.stringContaining(m.free_reject()),
          ]);
      }
    },
  );
});
