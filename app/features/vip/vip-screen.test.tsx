import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import type { Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

const NAMES = ['bronze', 'silver', 'gold', 'platinum', 'diamond'];
/** Every rank, and where the member stands. */
const standing = (current: string | null, next: string | null): Responses => ({
  'member.rankOverview': ({ ranks: [one], ...known }) => ({
    ...known,
    current,
    next,
    conditions: [
      { kind: 'protection', done: 2, needed: 4 },
      { kind: 'days', done: 214, needed: 90 },
      { kind: 'paymentPassword', done: 1, needed: 1 },
    ],
    ranks: one ? NAMES.map((labelId, place) => ({ ...one, labelId, freeWithdrawals: 4 + place })) : [],
  }),
});
const open = (answers: Responses, visit: Visit = {}) =>
  renderScreen('/m/vip', { as: 'member', ...visit, answers });
const main = () => within(screen.getByRole('main'));

it('says what is missing before what is done, with figures and bars, and the own column beside the others [ROLE-10 WALLET-24 WALLET-23]', async () => {
  await open(standing('silver', 'gold'));
  expect(main().getAllByText(m.vip_silver()).length).toBeGreaterThan(0);
  expect(main().getByText(m.vip_to({ rank: m.vip_gold() }))).toBeTruthy();
  expect(main().getByText(m.vip_done({ done: 2, total: 4 }))).toBeTruthy();
  const conditions = [...document.querySelectorAll('main ul > li')].map(({ textContent }) => textContent);
  expect(conditions).toHaveLength(4);
  expect(conditions[0]).toContain(m.vip_turnover({ days: 90 }));
  expect(conditions[0]).toContain(
    m.vip_turnover_missing({ done: '68.400.000\u00a0₫', left: '31.600.000\u00a0₫' }),
  );
  expect(conditions[1]).toContain('2/4');
  expect(conditions[2]).toContain(m.vip_days_figure({ days: 214 }));
  expect(main().getAllByRole('progressbar')).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: new RegExp(m.vip_here()) }).textContent).toContain(
    m.vip_silver(),
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  expect(screen.getByRole('row', { name: new RegExp(m.vip_free_withdrawals()) }).textContent).toContain(
    m.vip_times({ count: 5 }),
  );
  await expectNoBarrier();
});

it.each([
  ['a new member', 'member', null, 'bronze', m.account_no_rank],
  ['an agent at the top', 'agent', 'diamond', null, m.vip_top],
  ['a user on trial', 'trial', null, 'bronze', m.account_no_rank],
] as const)('%s has words of its own [ROLE-10 WALLET-24]', async (_, as, current, next, words) => {
  await open(standing(current, next), { as });
  expect(main().getByText(words())).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  await expectNoBarrier();
});

it.each([320, 390, 768])(
  'the table begins at the own rank, whole, on a screen of %d px [WALLET-24]',
  async (width) => {
    await open(standing('platinum', 'diamond'), { width, language: 'en' });
    const own = screen.getByRole('columnheader', { name: new RegExp(m.vip_here({}, { locale: 'en' })) });
    await vi.waitFor(() => {
      const [place, first] = [own, document.querySelector('thead td')].map((cell) =>
        cell?.getBoundingClientRect(),
      );
      expect(place?.left).toBeGreaterThanOrEqual((first?.right ?? 0) - 1);
      expect(place?.right).toBeLessThanOrEqual(width);
    });
    expectNoSidewaysScroll();
  },
);

it('the side menu says how far one is, and leads there [MENU-55 WALLET-23]', async () => {
  await renderScreen('/m/home', {
    as: 'member',
    answers: {
      'member.rankProgress': (known) => ({
        ...known,
        currentProgress: { completedConditions: 2, totalExpectedConditions: 4 },
        playerRankProgress: { labelId: 'gold' },
      }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: m.header_menu() }));
  const menu = within(await screen.findByRole('dialog', { name: m.menu_title() }));
  await menu.findByText(m.vip_next({ done: 2, total: 4, rank: m.vip_gold() }));
  expect(menu.getByRole('link', { name: m.menu_vip() }).getAttribute('href')).toBe('/m/vip');
});
