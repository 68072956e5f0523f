import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { held, type Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

const CENTRE = '/m/member/home';
const MASK = '********';
/** Several ways to customer service, which stand in the support centre. */
const SUPPORT: Responses = {
  'system.customerService': (known) => [
    ...known,
    { path: 'https://support.example.com/mail', position: 'both' },
  ],
  'chat.launch': 'pending',
};
const open = (visit: Visit = {}) =>
  renderScreen(CENTRE, { as: 'member', ...visit, answers: { ...SUPPORT, ...visit.answers } });
const main = () => within(screen.getByRole('main'));
const wallet = () => screen.getByRole('region', { name: m.wallet_title() });

it('greets a member with nickname, account and initial, over one wallet for all games, points, rank and days [MEMB-01 MEMB-02 MEMB-08 MEMB-10 MEMB-20 MEMB-27 MEMB-29 WALLET-01 WALLET-02 WALLET-03 WALLET-11 WALLET-12 WALLET-17 ROUTE-07 ROUTE-100 ROLE-06 ENT-02 ENT-03]', async () => {
  const ago = 214 * 86_400_000;
  await open({
    answers: { 'member.info': (known) => ({ ...known, nickname: 'minh khôi', regDate: Date.now() - ago }) },
  });
  for (const text of [
    'minh khôi',
    'minhan_2209',
    'M',
    m.wallet_single(),
    m.member_points(),
    '8.420',
    m.member_days({ days: '214' }),
  ])
    expect(main().getByText(text)).toBeTruthy();
  expect(main().getByText(m.vip_next({ done: 3, total: 4, rank: m.vip_gold() }))).toBeTruthy();
  expect(main().getByRole<HTMLProgressElement>('progressbar').value).toBe(0.75);
  await vi.waitFor(() => expect(wallet().textContent).toContain('12.345.678,50\u00a0₫'));
  expect(main().getByRole('link', { name: m.customer_service() }).getAttribute('href')).toBe('/m/support');
  await expectNoBarrier();
});

it('points go with PTSYS3, rank with VIPBENEFIT3, and the template follows mem_cen [MEMB-12 FLAG-12 FLAG-21 SHELL-25 SHELL-27 ENT-62]', async () => {
  const template = () => document.querySelector('[data-template]');
  const gap = () => {
    const days = screen.getByText(/ngày/, { selector: 'section p' }).closest('section')?.parentElement;
    return days && getComputedStyle(days).rowGap;
  };
  await open({ site: { newMemberCentre: true } });
  expect(template()?.getAttribute('data-template')).toBe('new');
  expect(gap()).not.toBe('0px');
  await open({ site: { newMemberCentre: false } });
  expect(template()?.getAttribute('data-template')).toBe('base');
  expect(gap()).toBe('0px');
  await open({ off: ['PTSYS3', 'VIPBENEFIT3'] });
  expect(screen.queryByText(m.member_points())).toBe(null);
  expect(screen.queryByRole('progressbar')).toBe(null);
});

it('welcomes a guest without wallet and offers the login [MEMB-04 MEMB-05 MEMB-07 ROLE-18]', async () => {
  await open({ as: 'guest' });
  expect(main().getByText(m.member_guest_title())).toBeTruthy();
  expect(main().getByRole('link', { name: m.log_in() })).toBeTruthy();
  expect(screen.queryByRole('region', { name: m.wallet_title() })).toBe(null);
  expect(main().queryByRole('button', { name: m.log_out() })).toBe(null);
});

it('the balance hides behind asterisks by a toggle that the device remembers, and behind a shimmer of its own size while a refresh runs; a failed refresh keeps the last amount, with a note and no alert [WALLET-05 WALLET-06 WALLET-07 WALLET-08 WALLET-09 WALLET-10]', async () => {
  const { known } = await open();
  const button = (name: string) => within(wallet()).getByRole('button', { name });
  const tap = (name: string) => fireEvent.click(button(name));
  await vi.waitFor(() => expect(wallet().textContent).toContain('12.345.678'));
  tap(m.wallet_hide_balance());
  await vi.waitFor(() => expect(wallet().textContent).toContain(MASK));
  expect(wallet().textContent).not.toContain('12.345.678');
  await expectNoBarrier();
  expect(localStorage.getItem('HIDE_BALANCE')).toBe('1');
  tap(m.wallet_show_balance());
  await vi.waitFor(() => expect(wallet().textContent).toContain('12.345.678'));

  const size = (element: Element | null) => element?.getBoundingClientRect();
  const [height, width] = [size(wallet())?.height, size(wallet().querySelector('bdi'))?.width];
  const sent = held();
  known.answers = { 'wallet.balance': sent };
  tap(m.wallet_refresh());
  await within(wallet()).findByRole('img', { name: m.wallet_balance_updating() });
  expect(wallet().textContent).not.toContain(MASK);
  const amount = wallet().querySelector('bdi');
  expect(amount && getComputedStyle(amount).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)');
  expect([size(wallet())?.height, size(amount)?.width]).toEqual([height, width]);
  sent.release();
  await vi.waitFor(() =>
    expect(within(wallet()).queryByRole('img', { name: m.wallet_balance_updating() })).toBe(null),
  );

  known.answers = { 'wallet.balance': 'dead' };
  tap(m.wallet_refresh());
  const asOf = m.wallet_as_of({ time: '' }).split(/\d|,/)[0]?.trim() ?? '';
  await vi.waitFor(() => expect(screen.getByRole('note').textContent).toContain(asOf));
  expect(wallet().textContent).toContain('12.345.678');
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => /\S/.test(textContent))).toEqual([]);
});

it.each([
  ['trial', undefined, m.member_trial],
  ['agent', undefined, m.member_agent],
  ['member', 40, null],
] as const)(
  'a visitor who is %s, of type %s, has the logged-in view, and the top rank says so with a full bar [MEMB-32 WALLET-16 ROLE-23 ROLE-31 ROLE-41]',
  async (as, type, role) => {
    await open({
      as,
      ...(type !== undefined && { type }),
      answers: { 'member.rankProgress': (known) => ({ ...known, playerRankProgress: { labelId: null } }) },
    });
    expect(main().getByText('minhan_2209')).toBeTruthy();
    for (const text of [m.member_trial, m.member_agent])
      expect(main().queryAllByText(text(), { exact: true })).toHaveLength(text === role ? 1 : 0);
    await vi.waitFor(() => expect(wallet().textContent).toContain('12.345.678,50'));
    await expectNoBarrier();
    if (as === 'trial') return;
    expect(screen.getByText(m.vip_top())).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
  },
);

it('speaks English to who chose it, its numbers too [LANG-02 WALLET-04]', async () => {
  await open({ language: 'en' });
  expect(document.querySelector('h1')?.textContent).toBe(m.member_centre({}, { locale: 'en' }));
  const region = screen.getByRole('region', { name: m.wallet_title({}, { locale: 'en' }) });
  await vi.waitFor(() => expect(region.textContent).toContain('12,345,678.50\u00a0₫'));
});

/** What refuses a user on trial where entries lead to rewards or money, and where they lead to the account. */
const REFUSALS: Record<string, () => string> = {
  '/m/rewardCenter': m.free_reject,
  '/m/voucherCenter': m.free_reject,
  '/m/withdraw': m.free_reject,
  '/m/bankCards': m.error_actual_account,
  '/m/changePsw': m.error_actual_account,
  '/m/feedback': m.error_actual_account,
  '/m/inviteFriends': m.error_actual_account,
  '/m/securityCenter': m.error_actual_account,
  '/m/transfer': m.error_actual_account,
};
/** A free account has its own account, and neither rewards nor money, wherever that goes. */
const ONLY_MONEY = Object.fromEntries(
  Object.entries(REFUSALS)
    .filter(([to, text]) => text === m.free_reject || ['/m/inviteFriends', '/m/transfer'].includes(to))
    .map(([to]) => [to, m.free_reject]),
);

/** Where the entries are: an address, and what shows them there. */
const PLACES: Record<string, { start: string; show: () => Promise<HTMLElement> }> = {
  'member centre': { start: CENTRE, show: async () => screen.getByRole('main') },
  'side menu': {
    start: '/m/provider',
    async show() {
      fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
      const menu = await screen.findByRole('dialog', { name: m.menu_title() });
      await within(menu).findByRole('button', { name: m.log_out() });
      return menu;
    },
  },
};

describe.each(Object.entries(PLACES))('every entry of the %s', (_, { start, show }) => {
  it.each([
    ['a member', { as: 'member' }, {}],
    ['a user on trial', { as: 'trial' }, REFUSALS],
    ['a member of type 40', { as: 'member', type: 40 }, ONLY_MONEY],
    ['an agent of type 41', { as: 'agent', type: 41 }, {}],
  ] as const)(
    'leads %s to a finished screen, or says why not [FOOT-14 FOOT-16 MEMB-14 MEMB-15 MEMB-16 MEMB-17 MEMB-18 MEMB-19 MEMB-21 MEMB-22 MEMB-23 MEMB-24 MEMB-25 MEMB-32 MENU-53 ROLE-29]',
    async (_, who, refusals: typeof REFUSALS) => {
      const visit = () => renderScreen(start, { ...who, answers: SUPPORT });
      await visit();
      const hrefs = [...(await show()).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      const paths = [...new Set(hrefs)].filter((href) => /^\/m\/(?!login$|register$)/.test(href));
      expect(paths.length).toBeGreaterThan(10);
      for (const href of paths) {
        const { path } = await visit();
        const link = (await show()).querySelector(`a[href="${href}"]`);
        if (!link) throw new Error(`no way to ${href}`);
        fireEvent.click(link);
        const refusal = refusals[href];
        if (refusal) {
          await vi.waitFor(() =>
            expect([href, document.body.textContent.includes(refusal())]).toEqual([href, true]),
          );
          expect([href, path()]).toEqual([href, start]);
          continue;
        }
        await vi.waitFor(() => expect(location.pathname + location.search + location.hash).toBe(href));
        await vi.waitFor(() =>
          expect([href, screen.getByRole('main').textContent]).toEqual([href, expect.stringMatching(/\S/)]),
        );
        expect([href, screen.queryAllByRole('button', { name: m.action_retry() })]).toEqual([href, []]);
      }
    },
  );
});

it('points that are not known are not said to be none [MEMB-10 WALLET-12]', async () => {
  await open({ answers: { 'member.pointsBalance': 'dead' } });
  const points = screen.getByText(m.member_points());
  await vi.waitFor(() => expect(points.nextSibling?.textContent).toBe('—'));
});

it('an unknown balance is not called hidden [WALLET-10 MEMB-01]', async () => {
  const dead: Responses = { 'wallet.balance': 'dead' };
  await open({ answers: dead });
  expect((await screen.findByRole('img', { name: m.wallet_balance_unknown() })).textContent).toContain('—');
});
