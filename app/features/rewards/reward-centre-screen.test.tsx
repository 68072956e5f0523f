import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { field, send } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen, type Visit } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';
import { addressWith } from '@/tests/support/site-address';
import { m } from '../../paraglide/messages.js';

const CENTRE = '/m/rewardCenter';
const HOUR = 3_600_000;
const money = { money: 400_000, points: 0, times: 5, claimBefore: Date.now() + 48 * HOUR };
const points = { money: 0, points: 120, times: 0, claimBefore: Date.now() + 24 * HOUR };
/** A reward of money, and one of points that is to be claimed sooner. */
const TWO: Responses = {
  'rewards.centre': ({ rewards: [one], applications }) => ({
    rewards: one
      ? [
          { ...one, ...money, id: 'moon', name: 'Quà trăng', gameType: null, promotionId: 501 },
          { ...one, ...points, id: 'points', name: 'Quà điểm', promotionId: null },
        ]
      : [],
    applications,
  }),
};
/** The first of them was claimed. */
const ONE_PAST: Responses = {
  'rewards.centre': ({ rewards: [one], applications }) => ({
    rewards: one
      ? [
          { ...one, ...points, id: 'points', name: 'Quà điểm', promotionId: null },
          { ...one, ...money, id: 'moon', name: 'Quà trăng', state: 'claimed', at: Date.now() },
        ]
      : [],
    applications,
  }),
};
const open = (search = '', answers: Responses = {}, visit: Visit = {}) =>
  renderScreen(addressWith(CENTRE, search), { as: 'member', ...visit, answers: { ...TWO, ...answers } });
const main = () => within(screen.getByRole('main'));
const part = (name: string) => main().getByRole('region', { name });
const sheet = () => within(screen.getByRole('dialog'));
const claimOf = (name: string) => m.rewards_claim_of({ name });
const openReward = async (name: string) => {
  fireEvent.click(main().getByRole('link', { name: claimOf(name) }));
  await screen.findByRole('dialog', { name });
};
const claims = ({ asked }: Awaited<ReturnType<typeof open>>) =>
  asked.filter(({ operation }) => operation === 'rewards.claim');
const gone = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

it('groups what may be claimed, the sooner first, what is in progress, and where more comes from [REWARD-01 REWARD-03 ROUTE-17 ROLE-08]', async () => {
  await open();
  const titles = (level: number, within = main()) =>
    within.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(titles(2)).toEqual([m.tasks_week(), m.rewards_claimable(), m.rewards_running(), m.rewards_ways()]);
  const claimable = part(m.rewards_claimable());
  expect(titles(3, within(claimable))).toEqual(['Quà điểm', 'Quà trăng']);
  expect(claimable.textContent).toContain(m.rewards_wagering({ times: 5 }));
  expect(within(claimable).getAllByText(m.rewards_claimable())).toHaveLength(3);
  expect(part(m.rewards_running()).textContent).toContain(m.reward_status_applying());
  await expectNoBarrier();
});

it('says how rewards work by an address of its own [REWARD-03]', async () => {
  const { path } = await open();
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: m.rewards_info() }));
  await screen.findByText(m.rewards_info_wagering());
  expect(path()).toBe(`${CENTRE}?sheet=info`);
  await expectNoBarrier();
  fireEvent.click(sheet().getByRole('button', { name: m.action_close() }));
  await vi.waitFor(() => expect(path()).toBe(CENTRE));
});

describe('a reward', () => {
  it('is claimed with its conditions on view, once however often it is tapped [REWARD-03]', async () => {
    const sent = held();
    const visit = await open('', { 'rewards.claim': sent });
    await openReward('Quà trăng');
    const text = screen.getByRole('dialog').textContent;
    expect(text).toContain(m.rewards_fact_times({ times: 5, amount: '2.000.000\u00a0₫' }));
    expect(text).toContain(m.rewards_fact_all_games());
    expect(sheet().getByRole('link', { name: m.rewards_promotion() }).getAttribute('href')).toBe(
      '/m/activity?id=501',
    );
    await expectNoBarrier();
    const button = sheet().getByRole('button', { name: claimOf('Quà trăng') });
    for (let tap = 0; tap < 2; tap += 1) fireEvent.click(button);
    const busy = await sheet().findByRole<HTMLButtonElement>('button', { name: m.rewards_claiming() });
    expect(busy.disabled).toBe(true);
    visit.known.answers = { ...visit.known.answers, ...ONE_PAST };
    sent.release();
    await announced(m.rewards_done_money({ amount: '400.000,00\u00a0₫' }));
    await gone();
    await vi.waitFor(() => expect(part(m.rewards_past()).textContent).toContain('Quà trăng'));
    expect(claims(visit).map(({ input }) => input)).toEqual([{ rewardId: 'moon' }]);
    await expectNoBarrier();
  });

  it('whose answer was lost is said to be safe to tap again, and what became of it stands in its place [REWARD-03]', async () => {
    const visit = await open('', { 'rewards.claim': 'lost' });
    await openReward('Quà trăng');
    visit.known.answers = { ...visit.known.answers, ...ONE_PAST };
    fireEvent.click(sheet().getByRole('button', { name: claimOf('Quà trăng') }));
    await announced(m.rewards_unsure());
    await vi.waitFor(() => expect(sheet().queryByRole('button', { name: claimOf('Quà trăng') })).toBe(null));
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date());
    expect(screen.getByRole('dialog').textContent).toContain(m.rewards_claimed_on({ date: today }));
    await expectNoBarrier();
  });

  it('that another device has claimed is refused in words, and stands among the past ones [REWARD-03]', async () => {
    const { known } = await open('', { 'rewards.claim': refused('reward.claimed') });
    await openReward('Quà trăng');
    known.answers = { ...known.answers, ...ONE_PAST };
    fireEvent.click(sheet().getByRole('button', { name: claimOf('Quà trăng') }));
    await announced(m.error_reward_claimed());
    await vi.waitFor(() => expect(part(m.rewards_past()).textContent).toContain('Quà trăng'));
  });

  it('that was opened while another was still being claimed stays open, and so does a page that one went to [REWARD-03]', async () => {
    const sent = held();
    const { known, path } = await open('', { 'rewards.claim': sent });
    await openReward('Quà trăng');
    fireEvent.click(sheet().getByRole('button', { name: claimOf('Quà trăng') }));
    await sheet().findByRole('button', { name: m.rewards_claiming() });
    fireEvent.click(sheet().getByRole('button', { name: m.action_close() }));
    await gone();
    await openReward('Quà điểm');
    known.answers = { ...known.answers, ...ONE_PAST };
    sent.release();
    await announced(m.rewards_done_money({ amount: '400.000,00\u00a0₫' }));
    await vi.waitFor(() => expect(part(m.rewards_past()).textContent).toContain('Quà trăng'));
    expect(sheet().getByRole('button', { name: claimOf('Quà điểm') })).toBeTruthy();

    const second = held();
    known.answers = { ...known.answers, 'rewards.claim': second };
    fireEvent.click(sheet().getByRole('button', { name: claimOf('Quà điểm') }));
    await sheet().findByRole('button', { name: m.rewards_claiming() });
    fireEvent.click(sheet().getByRole('button', { name: m.action_close() }));
    await gone();
    fireEvent.click(screen.getByRole('link', { name: m.member_centre() }));
    await vi.waitFor(() => expect(path()).toBe('/m/member/home'));
    second.release();
    await announced(m.rewards_done_points({ points: '120' }));
    expect(path()).toBe('/m/member/home');
  });

  it('of one kind of games says so before it is claimed [REWARD-03]', async () => {
    await open('', {
      'rewards.centre': ({ rewards: [one] }) => ({
        rewards: one ? [{ ...one, ...money, name: 'Quà cá', gameType: 'FISH' }] : [],
        applications: [],
      }),
    });
    await openReward('Quà cá');
    expect(screen.getByRole('dialog').textContent).toContain(m.game_category_fish());
    expect(screen.getByRole('dialog').textContent).not.toContain(m.rewards_fact_all_games());
  });
});

it('each application stands with the label of its status and leads to its promotion; groups by themselves [REWARD-03 REWARD-05 REWARD-08]', async () => {
  const { path } = await open('?show=past', {
    'rewards.centre': ({ applications: [one] }) => ({
      rewards: [],
      applications: one
        ? [
            { ...one, promotionId: 503, status: 'rejected' },
            { ...one, status: 'process' },
          ]
        : [],
    }),
  });
  const chip = (name: string) => main().getByRole('link', { name });
  expect(chip(m.rewards_past()).getAttribute('aria-current')).toBe('page');
  expect(part(m.rewards_past()).textContent).toContain(m.reward_status_rejected());
  expect(main().queryByRole('region', { name: m.rewards_running() })).toBe(null);
  fireEvent.click(chip(m.rewards_claimable()));
  await screen.findByText(m.rewards_empty_group());
  await expectNoBarrier();
  fireEvent.click(chip(m.rewards_all()));
  await vi.waitFor(() => expect(path()).toBe(CENTRE));
  const running = await vi.waitFor(() => part(m.rewards_running()));
  expect(within(running).getByRole('link').getAttribute('href')).toBe('/m/activity?id=501');
});

it('who has nothing is led to the promotions; missions, rebate and promo code are there as the site has them [REWARD-03 INVITE-07 INVITE-08 INVITE-09]', async () => {
  const none: Responses = { 'rewards.centre': () => ({ rewards: [], applications: [] }) };
  const { path } = await open('', none);
  expect(main().getByRole('heading', { name: m.rewards_empty_title() })).toBeTruthy();
  const hrefs = () =>
    within(part(m.rewards_ways()))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual(['/m/task', '/m/task#rebate', `${CENTRE}?sheet=code`]);
  await expectNoBarrier();
  await open('', {
    ...none,
    'tasks.overview': (known) => ({ ...known, checkIn: null, missions: [], rebate: null }),
  });
  expect(main().queryByRole('heading', { name: m.tasks_week() })).toBe(null);
  fireEvent.click(within(part(m.rewards_ways())).getByRole('link', { name: m.tasks_promo() }));
  await screen.findByRole('dialog', { name: m.promo_code_title() });
  fireEvent.click(sheet().getByRole('button', { name: m.action_close() }));
  await vi.waitFor(() => expect(path()).toBe(CENTRE));
});

it('a promo code brings its reward, which waits in the centre for whoever closes the sheet without claiming [REWARD-03 INVITE-10]', async () => {
  const { asked, known } = await open('?sheet=code', {
    'rewards.centre': () => ({ rewards: [], applications: [] }),
    'rewards.promoCode': (example) => ({ ...example, name: 'Quà để dành' }),
  });
  known.answers = {
    ...known.answers,
    'rewards.centre': ({ rewards: [one] }) => ({
      rewards: one ? [{ ...one, name: 'Quà để dành' }] : [],
      applications: [],
    }),
  };
  await send({ code: 'trangram' });
  await screen.findByText(m.promo_code_done());
  await expectNoBarrier();
  fireEvent.click(sheet().getByRole('button', { name: m.action_close() }));
  await gone();
  await vi.waitFor(() => expect(part(m.rewards_claimable()).textContent).toContain('Quà để dành'));
  expect(asked.filter(({ operation }) => operation === 'rewards.promoCode')).toHaveLength(1);
});

it('the sheet of promo codes opens only while PROMOCODE3 is on [INVITE-10 FLAG-21]', async () => {
  await open('?sheet=code', {}, { off: ['PROMOCODE3'] });
  expect(part(m.rewards_claimable())).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBe(null);
});

it.each([
  ['promo.code.wrong', m.error_promo_wrong],
  ['promo.code.over', m.error_promo_over],
  ['promo.code.not.yours', m.error_promo_not_yours],
  ['promo.code.used', m.error_promo_used],
] as const)(
  'a promo code that is refused, %s, says so beside its field, and stays typed [INVITE-10 MENU-59]',
  async (code, text) => {
    await open('?sheet=code', { 'rewards.promoCode': refused(code) });
    await send();
    await screen.findByText(m.form_required({ field: m.promo_code_label() }));
    await send({ code: 'a đ b' });
    await screen.findByText(m.promo_code_format());
    await send({ code: 'SAI2026' });
    await screen.findByText(text());
    expect([field('code').value, field('code').getAttribute('aria-invalid')]).toEqual(['SAI2026', 'true']);
    await expectNoBarrier();
  },
);

it('who tries too many promo codes is told for how long to wait [INVITE-10]', async () => {
  await open('?sheet=code', { 'rewards.promoCode': refused('rate.limited', { retryAfter: 3_600 }) });
  await send({ code: 'THEMLAN' });
  await screen.findByText(m.promo_code_wait({ minutes: 60 }));
});

it('an agent has rewards too; a user on trial is told to use an actual account, and nothing is asked for [ROLE-29 ROLE-30 REWARD-03]', async () => {
  await open('', {}, { as: 'agent', language: 'en' });
  expect(part(m.rewards_claimable({}, { locale: 'en' })).textContent).toContain('120 points');
  const { asked } = await open('', {}, { as: 'trial' });
  expect(main().getByRole('heading', { name: m.rewards_trial_title() })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain(m.error_actual_account());
  expect(asked.filter(({ operation }) => /^(?:rewards|tasks)\./.test(operation))).toEqual([]);
});
