import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { held, type Responses } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { m } from '../../paraglide/messages.js';

const LIST = '/m/activity';

/** Promotions as they are published, each made of the example. */
const published = (...items: object[]): Responses => ({
  'content.announcements': ({ promotion, ...known }) => ({
    ...known,
    promotion: items.map((item) => ({ ...promotion?.[0], linkedPromotionId: null, ...item })) as never,
  }),
});
const SIGN_UP = { id: 502, title: 'Giải đấu', category: 'SIGNUP' };
const CATEGORIES: Responses = {
  'content.announcementCategories': ({ list: [example] = [] }) => ({
    list: [
      { ...example, id: 12, type: 'sports', iconImageUrl: '/art/news/football.svg' },
      { ...example, id: 13, type: 'live' },
    ],
  }),
};

const open = (address: string, visit: Visit = {}) => renderScreen(address, visit);
const cards = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/m/activity?id="]')];
const cardOf = (id: number) => {
  const card = cards().find(({ search }) => new URLSearchParams(search).get('id') === String(id));
  if (!card) throw new Error(`no card of ${id}`);
  return card;
};
/** The list comes after the screen. */
const listed = (count: number) => vi.waitFor(() => expect(cards()).toHaveLength(count));
const panel = () => screen.getByRole('dialog');
const inPanel = () => within(panel());
const closePanel = () => fireEvent.click(inPanel().getByRole('link', { name: m.promo_close() }));
const alerts = () => screen.getAllByRole('alert').flatMap(({ textContent }) => textContent || []);

it('lists the promotions with picture, title and start date, and opens one in a panel [PROMO-01 PROMO-02 PROMO-03 PROMO-04 PROMO-05 PROMO-06 PROMO-08 PROMO-13 ROUTE-32 ROUTE-33 CONST-25]', async () => {
  // Half past midnight in Vietnam.
  const startDate = Date.UTC(2025, 7, 20, 17, 30);
  const { path } = await open(LIST, { answers: published({ startDate }) });
  await listed(1);
  const [card] = cards();
  expect(card?.textContent).toContain('Hội trăng rằm');
  expect(card?.textContent).toContain(m.promo_from({ date: '2025/08/21' }));
  expect(card?.querySelector('img')?.getAttribute('src')).toContain('moon');
  fireEvent.click(card as HTMLElement);
  await vi.waitFor(() => expect(path()).toBe(`${LIST}?id=501`));
  await screen.findByRole('dialog');
  expect(await inPanel().findByText('Điểm danh 7 ngày nhận quà.')).toBeTruthy();
  expect(inPanel().getByRole('heading', { name: 'Hội trăng rằm' })).toBeTruthy();
  expect(panel().textContent).toContain('2025/08/21');
  expect(panel().querySelector('img')?.getAttribute('src')).toContain('moon');
  expect(panel().matches(':modal')).toBe(true);
  await expectNoBarrier();
  closePanel();
  await vi.waitFor(() => expect(path()).toBe(LIST));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

it('says so kindly when a promotion no longer exists, whatever the id [PROMO-09]', async () => {
  for (const id of ['999999', 'x', '%3Cscript%3E']) {
    await open(`${LIST}?id=${id}`);
    expect(await screen.findByText(m.promo_gone())).toBeTruthy();
    await listed(1);
    expect(screen.queryByRole('dialog')).toBe(null);
  }
});

it('categories are in the address: back, forward and a page that opens with one keep them [PROMO-11 ENT-31]', async () => {
  const answers = {
    ...published(
      { id: 501, promoAnnouncementCategoryIds: [12] },
      { id: 503, promoAnnouncementCategoryIds: [13] },
    ),
    ...CATEGORIES,
  };
  const { path, router } = await open(LIST, { language: 'en', answers });
  const chosen = () =>
    within(screen.getByRole('navigation', { name: m.promo_tabs_label() }))
      .getAllByRole('link')
      .flatMap((tab) => (tab.hasAttribute('aria-current') ? tab.textContent : []));
  const sports = m.promo_category_sports();
  await listed(2);
  expect(chosen()).toEqual([m.promo_tab_all()]);
  const tab = () => screen.getByRole('link', { name: sports });
  await vi.waitFor(() => expect(tab().innerHTML).toContain('/art/news/football'));
  fireEvent.click(tab());
  await vi.waitFor(() => expect(path()).toBe(`${LIST}?category=12`));
  expect(chosen()).toEqual([sports]);
  await listed(1);
  fireEvent.click(cardOf(501));
  await screen.findByRole('dialog');
  closePanel();
  await vi.waitFor(() => expect(path()).toBe(`${LIST}?category=12`));
  router.history.back();
  await vi.waitFor(() => expect(chosen()).toEqual([m.promo_tab_all()]));
  router.history.forward();
  await vi.waitFor(() => expect(chosen()).toEqual([sports]));
  await open(`${LIST}?category=12`, { language: 'en', answers });
  await listed(1);
  expect(chosen()).toEqual([sports]);
  await expectNoBarrier();
});

it('a panel reads well from right to left', async () => {
  await open(`${LIST}?id=501`, { language: 'ar' });
  expect(document.documentElement.dir).toBe('rtl');
  expect(panel().matches(':modal')).toBe(true);
  await expectNoBarrier();
});

it('three hundred come ten and then twenty at a time, and nothing is too long for a small phone [PROMO-01 PROMO-06]', async () => {
  const long = 'Thưởng'.repeat(34).slice(0, 200);
  const items = Array.from({ length: 300 }, (_, index) => ({ id: 601 + index, title: long }));
  const content = `<p>${'Điều kiện'.repeat(6_000)}</p>`;
  const answers = published({ id: 600, title: long, content }, ...items);
  await open(LIST, { answers, width: 320, height: 640 });
  for (const count of [10, 30]) {
    await listed(count);
    expectNoSidewaysScroll();
    fireEvent.click(screen.getByRole('button', { name: m.promo_more() }));
  }
  await listed(50);
  fireEvent.click(cardOf(600));
  await vi.waitFor(() => expect(panel().textContent?.length).toBeGreaterThan(50_000));
  expect(panel().scrollWidth).toBeLessThanOrEqual(innerWidth);
  await open('/m/activityDetail?id=600', { answers, width: 320, height: 640 });
  expect(await screen.findByRole('article')).toBeTruthy();
  expectNoSidewaysScroll();
});

it('without a gateway the list says so, and comes when it is there again [PROMO-01]', async () => {
  const { known } = await open(LIST, { reads: 'dead' });
  expect(await screen.findByText(m.promo_failed_title())).toBeTruthy();
  known.reads = undefined;
  fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
  await listed(1);
});

it('a text that did not come is asked for anew in its panel [PROMO-06]', async () => {
  const { known } = await open(LIST);
  await listed(1);
  known.answers = { 'content.announcements': 'dead' };
  fireEvent.click(cardOf(501));
  await screen.findByRole('dialog');
  expect(await inPanel().findByText(m.promo_text_failed_title())).toBeTruthy();
  known.answers = {};
  fireEvent.click(inPanel().getByRole('button', { name: m.action_retry() }));
  expect(await inPanel().findByText('Điểm danh 7 ngày nhận quà.')).toBeTruthy();
});

it('a member sees on card and panel how far an application is, and applies again for one that was rejected [PROMO-12 REWARD-04 REWARD-05 CALL-88]', async () => {
  const applied = (status: string): Responses => ({
    ...published({}),
    'rewards.applications': () => ({ list: [{ promotionId: 501, status }] }),
  });
  await open(LIST, { as: 'member', answers: applied('applying') });
  await vi.waitFor(() => expect(cardOf(501).textContent).toContain(m.reward_status_applying()));
  fireEvent.click(cardOf(501));
  await screen.findByRole('dialog');
  expect(await inPanel().findByText(m.reward_status_applying())).toBeTruthy();
  await inPanel().findByText('Điểm danh 7 ngày nhận quà.');
  expect(inPanel().queryByRole('link', { name: m.promo_apply() })).toBe(null);
  const { path } = await open(`${LIST}?id=501`, { as: 'member', answers: applied('rejected') });
  expect(await inPanel().findByText(m.reward_status_rejected())).toBeTruthy();
  fireEvent.click(inPanel().getByRole('link', { name: m.promo_apply_again() }));
  await vi.waitFor(() => expect(path()).toBe('/m/applyReward?id=501'));
});

it('a sign-up promotion is joined with a tap, once however often it is tapped, and says so at once [PROMO-14 PROMO-15 CALL-52 MONEY-21]', async () => {
  const joining = held();
  const { asked } = await open(`${LIST}?id=502`, {
    as: 'member',
    answers: {
      ...published({}, SIGN_UP),
      'rewards.applications': [() => ({ list: [] }), 'pending'],
      'rewards.join': joining,
    },
  });
  const join = await inPanel().findByRole('button', { name: m.promo_join() });
  fireEvent.click(join);
  fireEvent.click(join);
  joining.release();
  expect(await inPanel().findByText(m.reward_status_signed())).toBeTruthy();
  expect(inPanel().queryByRole('button', { name: m.promo_join() })).toBe(null);
  const joined = asked.filter(({ operation }) => operation === 'rewards.join');
  expect(joined.map(({ input }) => input)).toEqual([{ promotionId: 502 }]);
  await expectNoBarrier();
  closePanel();
  await vi.waitFor(() => expect(cardOf(502).textContent).toContain(m.reward_status_signed()));
});

it('guests log in first, wherever they want to apply or join [PROMO-12 PROMO-15]', async () => {
  const answers = published({}, SIGN_UP);
  for (const [id, name, redirect] of [
    [502, m.promo_join(), '/m/activity?id=502'],
    [501, m.promo_apply(), '/m/applyReward?id=501'],
  ] as const) {
    const { path } = await open(`${LIST}?id=${id}`, { answers });
    fireEvent.click(inPanel().getByRole('link', { name }));
    await vi.waitFor(() => expect(path()).toBe(`/m/login?redirect=${encodeURIComponent(redirect)}`));
  }
});

it('members on trial are told that they need an actual account, and nothing is sent [PROMO-12 PROMO-15 ROLE-29 ROLE-30]', async () => {
  const answers = published({}, SIGN_UP);
  const { asked, path } = await open(`${LIST}?id=501`, { as: 'trial', answers });
  fireEvent.click(inPanel().getByRole('link', { name: m.promo_apply() }));
  await vi.waitFor(() => expect(alerts()).toContain(m.error_actual_account()));
  expect(path()).toBe(`${LIST}?id=501`);
  expect(asked.filter(({ operation }) => operation === 'rewards.applications')).toEqual([]);
  const joining = await open(`${LIST}?id=502`, { as: 'trial', answers });
  fireEvent.click(inPanel().getByRole('button', { name: m.promo_join() }));
  await vi.waitFor(() => expect(alerts()).toContain(m.error_actual_account()));
  expect(joining.asked.filter(({ operation }) => operation === 'rewards.join')).toEqual([]);
});

it('free accounts are told that rewards are not theirs, and nothing is sent [PROMO-12 PROMO-15 ROLE-39 ROLE-40]', async () => {
  const answers = { ...published({}, SIGN_UP), 'rewards.applications': () => ({ list: [] }) };
  const free = { as: 'member', type: 40, answers } as const;
  const { path } = await open(`${LIST}?id=501`, free);
  fireEvent.click(inPanel().getByRole('link', { name: m.promo_apply() }));
  await vi.waitFor(() => expect(alerts()).toContain(m.free_reject()));
  expect(path()).toBe(`${LIST}?id=501`);
  const joining = await open(`${LIST}?id=502`, free);
  fireEvent.click(inPanel().getByRole('button', { name: m.promo_join() }));
  await vi.waitFor(() => expect(alerts()).toContain(m.free_reject()));
  expect(joining.asked.filter(({ operation }) => operation === 'rewards.join')).toEqual([]);
});

it('agents apply like members [PROMO-12 ROLE-30]', async () => {
  const { path } = await open(`${LIST}?id=501`, {
    as: 'agent',
    answers: { ...published({}), 'rewards.applications': () => ({ list: [] }) },
  });
  fireEvent.click(inPanel().getByRole('link', { name: m.promo_apply() }));
  await vi.waitFor(() => expect(path()).toBe('/m/applyReward?id=501'));
  expect(await screen.findByRole('button', { name: m.activity_apply_submit() })).toBeTruthy();
});
