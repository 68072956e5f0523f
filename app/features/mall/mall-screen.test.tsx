import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, send } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { stands } from '@/tests/screens/support/said';
import { m } from '../../paraglide/messages.js';

const MALL = '/m/mall/mallHome';
const LANTERN = 'Đèn lồng lụa Hội An';
const CARD = 'Thẻ điện thoại';
const BONUS = 'Thưởng 20.000';
const DELIVERY = { name: 'Nguyễn Minh An', mobile: '0912 345 678', address: '22 Nguyễn Thái Học, Hội An' };
/** Goods, a card and a bonus; what is changed about the card. */
const items = (card: object = {}): Responses => ({
  'mall.items': ({ items: [one] }) => ({
    items: one
      ? [
          one,
          { ...one, id: 'phone-card', kind: 'card', name: CARD, points: 300, stock: 9, ...card },
          {
            ...one,
            id: 'bonus',
            kind: 'bonus',
            name: BONUS,
            points: 12_320,
            money: 20_000,
            times: 2,
            limited: false,
          },
        ]
      : [],
  }),
});
const open = (search = '', answers: Responses = {}, visit: Visit = {}) =>
  renderScreen(MALL + search, { as: 'member', ...visit, answers: { ...items(), ...answers } });
const main = () => within(screen.getByRole('main'));
const sheet = () => within(screen.getByRole('dialog'));
const itemLink = (name: string) =>
  within(main().getByRole('list', { name: m.mall_items() })).getByRole('link', { name: new RegExp(name) });
const names = () =>
  main()
    .getAllByRole('listitem')
    .map(({ textContent }) => [LANTERN, CARD, BONUS].find((name) => textContent.includes(name)))
    .filter(Boolean);
const points = (count: string) => m.mall_points({ points: count });
const confirm = (count: string) =>
  sheet().getByRole<HTMLButtonElement>('button', { name: m.mall_confirm({ points: count }) });
const redeem = () => sheet().getByRole('button', { name: m.mall_redeem() });
async function ask(name: string) {
  fireEvent.click(itemLink(name));
  await screen.findByRole('dialog', { name });
  await vi.waitFor(() => fireEvent.click(redeem()));
  await screen.findByRole('dialog', { name: m.mall_confirm_title() });
}
const redemptions = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ operation }) => operation === 'mall.redeem');

describe('an item', () => {
  it('says what is left and what is missing for it, and is shown to guests, who log in to redeem it [MALL-01 MALL-03 ROUTE-18 ROLE-07]', async () => {
    const gone = items({ stock: 0, backAt: Date.UTC(2026, 11, 1) });
    await open('', gone, { as: 'guest' });
    expect(screen.getByRole('main').textContent).toContain(m.mall_guest());
    expect(itemLink(LANTERN).textContent).toContain('1.200');
    expect(itemLink(CARD).textContent).toMatch(/Hết hàng, về lại \d\d\/\d\d/);
    fireEvent.click(itemLink(LANTERN));
    const way = await screen.findByRole('link', { name: m.mall_log_in() });
    expect(way.getAttribute('href')).toBe('/m/login?redirect=%2Fm%2Fmall%2FmallHome%3Fitem%3Dlantern');
    await expectNoBarrier();
    await open('', items({ stock: 3 }));
    expect(itemLink(CARD).textContent).toContain(m.mall_scarce({ count: 3 }));
    await vi.waitFor(() =>
      expect(itemLink(BONUS).textContent).toContain(m.mall_missing({ points: '3.900' })),
    );
  });

  it('of goods asks where it shall go, says what is wrong beside its field, and is taken [MALL-03 MALL-04]', async () => {
    const visit = await open();
    await ask(LANTERN);
    expect(screen.getByRole('dialog').textContent).toContain(points('7.220'));
    await expectNoBarrier();
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('name')));
    await screen.findByText(m.form_required({ field: m.mall_address() }));
    await send({ ...DELIVERY, mobile: 'gọi tôi', address: '22 phố cổ' });
    await screen.findByText(m.form_mobile_invalid());
    expect(screen.getByText(m.mall_address_format())).toBeTruthy();
    await expectNoBarrier();
    await send(DELIVERY);
    await screen.findByText(/DQ\d{6}-\w{6}/);
    await expectNoBarrier();
    expect(sheet().getByRole('link', { name: m.mall_history_title() }).getAttribute('href')).toBe(
      '/m/mall/history',
    );
    expect(redemptions(visit).map(({ input }) => input)).toEqual([
      { itemId: 'lantern', points: 1_200, delivery: { ...DELIVERY, mobile: '0912345678' } },
    ]);
  });

  it('is redeemed once however often it is tapped [MALL-04 MONEY-21]', async () => {
    const sent = held();
    const visit = await open('', { 'mall.redeem': sent });
    await ask(CARD);
    await send({}, 2);
    const busy = await sheet().findByRole<HTMLButtonElement>('button', { name: m.mall_redeeming() });
    expect(busy.disabled).toBe(true);
    visit.known.answers = { ...visit.known.answers, 'member.pointsBalance': () => 8_120 };
    sent.release();
    await screen.findByText(/DQ\d{6}-\w{6}/);
    const left = () => main().getByRole('region', { name: m.mall_your_points() }).textContent;
    await vi.waitFor(() => expect(left()).toContain('8.120'));
    expect(redemptions(visit).map(({ input }) => input)).toEqual([{ itemId: 'phone-card', points: 300 }]);
  });

  it('whose answer was lost is said to be safe to tap again: it has the same key [MALL-04 MONEY-21]', async () => {
    const visit = await open('', { 'mall.redeem': ['lost', (example) => example] });
    await ask(CARD);
    await send();
    await screen.findByText(m.mall_unsure());
    await send();
    await screen.findByText(/DQ\d{6}-\w{6}/);
    const keys = redemptions(visit).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('that changed meanwhile is refused in words, and the sheet says how it stands now [MALL-04]', async () => {
    const { known } = await open('', {
      'mall.redeem': [refused('mall.price.changed'), refused('mall.item.gone')],
    });
    await ask(CARD);
    known.answers = { ...known.answers, ...items({ points: 350 }) };
    await send();
    await screen.findByText(m.error_mall_price());
    await vi.waitFor(() => expect(confirm('350').disabled).toBe(false));
    known.answers = { ...known.answers, ...items({ points: 350, stock: 0, backAt: null }) };
    await send();
    await screen.findByText(m.error_mall_gone());
    await vi.waitFor(() => expect(confirm('350').disabled).toBe(true));
    fireEvent.click(sheet().getByRole('button', { name: m.action_close() }));
    await vi.waitFor(() => expect(itemLink(CARD).textContent).toContain(m.mall_gone()));
  });

  it('that is a bonus tells what is to be played before it is taken [MALL-03]', async () => {
    await open('', { 'member.pointsBalance': () => 20_000 });
    fireEvent.click(itemLink(BONUS));
    await stands(m.mall_bonus_terms({ times: 2, amount: '40.000\u00a0₫' }));
    fireEvent.click(redeem());
    await screen.findByRole('dialog', { name: m.mall_confirm_title() });
    await send();
    expect((await sheet().findByRole('status')).textContent).toContain(m.mall_done_bonus());
  });
});

it('filters show one kind and what one can afford, stay in the address, and say so when nothing fits [MALL-03]', async () => {
  const { path } = await open();
  await vi.waitFor(() => expect(names()).toEqual([LANTERN, CARD, BONUS]));
  fireEvent.click(main().getByRole('switch'));
  await vi.waitFor(() => expect(path()).toBe(`${MALL}?affordable=true`));
  await vi.waitFor(() => expect(names()).toEqual([LANTERN, CARD]));
  await expectNoBarrier();
  fireEvent.click(main().getByRole('link', { name: m.mall_kind_bonus() }));
  await screen.findByRole('heading', { name: m.mall_none_title() });
  expect(path()).toBe(`${MALL}?affordable=true&kind=bonus`);
  fireEvent.click(main().getByRole('link', { name: m.mall_show_all() }));
  await vi.waitFor(() => expect(names()).toEqual([LANTERN, CARD, BONUS]));
  await open('?kind=card&affordable=true');
  expect(names()).toEqual([CARD]);
  expect(main().getByRole<HTMLInputElement>('switch').checked).toBe(true);
});

it('the history says how each stands, where it goes, and that points came back [MALL-03 MALL-05]', async () => {
  await renderScreen('/m/mall/history', {
    as: 'member',
    answers: {
      'mall.redemptions': ({ list: [one] }) => ({
        list: one
          ? [
              { ...one, orderNo: 'DQ-1', state: 'ordered' },
              { ...one, orderNo: 'DQ-2', state: 'returned' },
              { ...one, orderNo: 'DQ-3', kind: 'bonus', state: 'delivered', delivery: null },
            ]
          : [],
        next: null,
      }),
    },
  });
  const told = screen.getAllByRole('article').map(({ textContent }) => textContent);
  for (const text of [LANTERN, m.mall_state_ordered(), '0912345678', '22 Nguyễn Thái Học'])
    expect(told[0]).toContain(text);
  expect(told[1]).toContain(m.mall_points_back());
  expect(told[2]).toContain(m.mall_state_credited());
  expect(told.filter((text) => text.includes(m.mall_points_back()))).toHaveLength(1);
  await expectNoBarrier();
});

it('an agent redeems too; a user on trial looks like a guest and is told to use an actual account [MALL-05 ROLE-29 ROLE-30]', async () => {
  await open('', {}, { as: 'agent', language: 'en' });
  expect(main().getByRole('switch')).toBeTruthy();
  const { asked } = await open('', {}, { as: 'trial' });
  expect(main().getByRole('region', { name: m.mall_your_points() }).textContent).toContain(
    m.error_actual_account(),
  );
  expect(main().queryByRole('switch')).toBe(null);
  expect(screen.queryByRole('link', { name: m.mall_history_title() })).toBe(null);
  expect(itemLink(BONUS).textContent).not.toContain('thiếu');
  expect(asked.filter(({ operation }) => operation === 'member.pointsBalance')).toEqual([]);
  fireEvent.click(itemLink(CARD));
  await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(m.error_actual_account()));
  expect(sheet().queryByRole('button', { name: m.mall_redeem() })).toBe(null);
  await expectNoBarrier();
});

it('a free account redeems nothing, and is told why [MALL-05 ROLE-39 ROLE-40]', async () => {
  await open('', {}, { as: 'member', type: 40 });
  fireEvent.click(itemLink(CARD));
  await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(m.free_reject()));
  expect(sheet().queryByRole('button', { name: m.mall_redeem() })).toBe(null);
  expect(sheet().getByRole('link', { name: m.tracker_support() })).toBeTruthy();
  await expectNoBarrier();
});

it('the way into the mall is there only while PTSYS3 is on [MALL-02 MALL-05 MEMB-11 MEMB-12]', async () => {
  await renderScreen('/m/member/home', { as: 'member' });
  expect(main().getByRole('link', { name: m.member_redeem() }).getAttribute('href')).toBe(MALL);
  await renderScreen('/m/member/home', { as: 'member', off: ['PTSYS3'] });
  expect(main().queryByRole('link', { name: m.member_redeem() })).toBe(null);
  for (const at of [MALL, '/m/mall/history']) {
    const { path } = await renderScreen(at, { as: 'member', off: ['PTSYS3'] });
    expect(path()).toBe('/m/home');
  }
});
