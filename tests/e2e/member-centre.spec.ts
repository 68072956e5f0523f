import type { Locator, Page } from '@playwright/test';
import { holdCalls } from './support/held-calls';
import { leaveAsMember } from './support/members';
import { expect, t, test } from './support/test';

const MASK = '********';

test('greets a member with nickname, account and initial and shows one wallet for all games, points, rank and days; points go with PTSYS3, rank with VIPBENEFIT3, and the template follows mem_cen [MEMB-01 MEMB-02 MEMB-08 MEMB-10 MEMB-20 MEMB-27 MEMB-29 MEMB-12 WALLET-01 WALLET-02 WALLET-03 WALLET-11 WALLET-12 WALLET-17 ROUTE-07 FLAG-12 FLAG-21 SHELL-25 SHELL-27 ENT-02 ENT-03 ENT-62 ROUTE-100 ROLE-06]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const { account } = await member({
    nickname: 'minh khôi',
    balance: 12345678.5,
    points: 8420,
    ageDays: 214,
    rank: 'silver',
  });
  await page.goto('/m/member/home');
  const main = page.getByRole('main');
  await expect(main.getByText('minh khôi')).toBeVisible();
  await expect(main.getByText(account)).toBeVisible();
  await expect(main.getByText('M', { exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: t('wallet_title') })).toContainText('12.345.678,50\u00a0₫');
  await expect(main.getByText(t('wallet_single'))).toBeVisible();
  await expect(main.getByText(t('member_points'))).toBeVisible();
  await expect(main.getByText('8.420')).toBeVisible();
  await expect(main.getByText(t('member_days', 'vi', { days: 214 }))).toBeVisible();
  const rank = t('vip_next', 'vi', { done: 1, total: 4, rank: t('vip_gold') });
  await expect(main.getByText(rank)).toBeVisible();
  expect(await main.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value)).toBeCloseTo(
    0.25,
  );
  // The demo site has several ways to customer service: they stand in the support centre.
  await expect(main.getByRole('link', { name: t('customer_service') })).toHaveAttribute('href', '/m/support');
  await axe();

  const template = page.locator('[data-template]');
  const gapOfFigures = () =>
    main
      .locator('section', { hasText: t('member_days', 'vi', { days: 214 }) })
      .evaluate(({ parentElement }) => getComputedStyle(parentElement as Element).rowGap);
  await expect(template).toHaveAttribute('data-template', 'new');
  expect(await gapOfFigures()).not.toBe('0px');
  await sandbox.flags({ PTSYS3: false, VIPBENEFIT3: false });
  await sandbox.status({ mobileTemplate: { mem_cen: 0, dep_func: 0 } });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(t('member_points'))).toHaveCount(0, { timeout: 500 });
    await expect(template).toHaveAttribute('data-template', 'base', { timeout: 500 });
  }).toPass();
  expect(await gapOfFigures()).toBe('0px');
  await expect(main.getByRole('progressbar')).toHaveCount(0);
});

/** What refuses a user on trial where entries lead to rewards or money, and where they lead to the account. */
const REFUSALS: Record<string, 'free_reject' | 'error_actual_account'> = {
  '/m/rewardCenter': 'free_reject',
  '/m/voucherCenter': 'free_reject',
  '/m/withdraw': 'free_reject',
  '/m/bankCards': 'error_actual_account',
  '/m/changePsw': 'error_actual_account',
  '/m/feedback': 'error_actual_account',
  '/m/inviteFriends': 'error_actual_account',
  '/m/securityCenter': 'error_actual_account',
  '/m/transfer': 'error_actual_account',
};
const WHO = [
  ['a member', {}, {}],
  ['a user on trial', { type: 4 }, REFUSALS],
  ['a member of type 40', { type: 40 }, only('free_reject')],
] as const;

function only(kept: string): typeof REFUSALS {
  return Object.fromEntries(Object.entries(REFUSALS).filter(([, text]) => text === kept));
}

/** Where the entries are: an address, and what shows them there. */
const PLACES: Record<string, { start: string; show: (page: Page) => Promise<Locator> }> = {
  centre: {
    start: '/m/member/home',
    show: async (page) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: t('log_out') })).toBeVisible();
      return main;
    },
  },
  menu: {
    start: '/m/provider',
    show: async (page) => {
      await page.getByRole('button', { name: t('header_menu') }).click();
      const menu = page.getByRole('dialog', { name: t('menu_title') });
      await expect(menu.getByRole('button', { name: t('log_out') })).toBeVisible();
      return menu;
    },
  },
};

for (const [who, wanted, refusals] of WHO) {
  test(`every entry of the member centre and of the side menu, tapped by ${who}, leads to a finished screen or says why not [FOOT-14 FOOT-16 MEMB-14 MEMB-15 MEMB-16 MEMB-17 MEMB-18 MEMB-19 MEMB-21 MEMB-22 MEMB-23 MEMB-24 MEMB-25 MEMB-32 MENU-53 ROLE-29]`, async ({
    page,
    member,
  }) => {
    test.slow();
    await member(wanted);
    for (const [name, { start, show }] of Object.entries(PLACES)) {
      await page.goto(start);
      const before = page.url();
      const hrefs = await (await show(page))
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      // The ways into an account open over the page: journeys/first-minutes.spec.ts walks them.
      const paths = [...new Set(hrefs)].filter((href) => /^\/m\/(?!login$|register$)/.test(href));
      expect(paths.length, name).toBeGreaterThan(10);
      let isBack = false;
      for (const path of paths) {
        if (!isBack) await page.goto(start);
        const place = await show(page);
        await place.locator(`a[href="${path}"]`).first().click();
        const refusal = (refusals as typeof REFUSALS)[path];
        if (refusal) {
          await expect(page.getByRole('alert').filter({ hasText: t(refusal) }), path).toBeAttached();
          expect(page.url(), path).toBe(before);
          isBack = false;
          continue;
        }
        await expect(page, path).toHaveURL(new URL(path, before).href);
        await expect(page.getByRole('main').getByText(/\S/).first(), path).toBeVisible();
        await expect(page.getByRole('button', { name: t('action_retry') }), path).toHaveCount(0);
        await page.goBack();
        isBack = page.url() === before;
      }
    }
  });
}

test('welcomes a guest without wallet and offers the login [MEMB-04 MEMB-05 MEMB-07 ROLE-18]', async ({
  page,
  axe,
}) => {
  await page.goto('/m/member/home');
  const main = page.getByRole('main');
  await expect(main.getByText(t('member_guest_title'))).toBeVisible();
  await expect(main.getByRole('link', { name: t('log_in'), exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: t('wallet_title') })).toHaveCount(0);
  await expect(main.getByRole('button', { name: t('log_out') })).toHaveCount(0);
  await axe();
});

test('the balance hides behind asterisks by a toggle that the device remembers, and behind a shimmer of its own size while a refresh runs; a failed refresh keeps the last amount, with a note and no alert [WALLET-05 WALLET-06 WALLET-07 WALLET-08 WALLET-09 WALLET-10]', async ({
  page,
  member,
  sandbox,
  allow,
  axe,
}) => {
  allow(/response 50\d GET .*wallets|console\.error.*50\d/);
  await member({ balance: 987654.32 });
  await page.goto('/m/member/home');
  const wallet = page.getByRole('region', { name: t('wallet_title') });
  await expect(wallet).toContainText('987.654');
  await wallet.getByRole('button', { name: t('wallet_hide_balance') }).click();
  await expect(wallet).toContainText(MASK);
  await expect(wallet).not.toContainText('987.654');
  await axe();
  await page.reload();
  await expect(wallet.getByRole('button', { name: t('wallet_show_balance') })).toBeVisible();
  await expect(wallet).toContainText(MASK);
  await wallet.getByRole('button', { name: t('wallet_show_balance') }).click();
  await expect(wallet).toContainText('987.654,32');

  // The page's own calls are over: only the refresh is held.
  await page.waitForLoadState('networkidle');
  const height = (await wallet.boundingBox())?.height;
  const release = await holdCalls(page, '/wps/wallets/gcs');
  const amount = wallet.locator('bdi').first();
  const width = (await amount.boundingBox())?.width;
  await wallet.getByRole('button', { name: t('wallet_refresh') }).click();
  await expect(wallet.getByRole('img', { name: t('wallet_balance_updating') })).toBeVisible();
  await expect(wallet).not.toContainText(MASK);
  await expect(amount).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  expect((await amount.boundingBox())?.width).toBe(width);
  expect((await wallet.boundingBox())?.height).toBe(height);
  release();
  await expect(wallet).toContainText('987.654,32');

  await sandbox.fault({ path: '/wps/wallets/gcs', status: 500, body: '{}', times: 4 });
  await wallet.getByRole('button', { name: t('wallet_refresh') }).click();
  await expect(wallet.getByText(t('wallet_unread'))).toBeVisible();
  await expect(wallet).toContainText('987.654');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a free-trial member, an agent and a member of type 40 get the logged-in view, and the top rank says so with a full bar [MEMB-32 WALLET-16 ROLE-23 ROLE-31 ROLE-41]', async ({
  page,
  member,
  axe,
}) => {
  const main = page.getByRole('main');
  for (const [type, tag] of [
    [4, t('member_trial')],
    [1, t('member_agent')],
    [40, null],
  ] as const) {
    await leaveAsMember(page);
    const { account } = await member({ type, balance: 1000, rank: 'diamond' });
    await page.goto('/m/member/home');
    await expect(main).toContainText(account);
    for (const text of [t('member_trial'), t('member_agent')]) {
      await expect(main.getByText(text, { exact: true })).toHaveCount(text === tag ? 1 : 0);
    }
    await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('1.000,00');
    await axe();
  }
  await expect(page.getByText(t('vip_top'))).toBeVisible();
  expect(await page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value)).toBe(1);
});

test('speaks English to who chose it, its numbers too [LANG-02 WALLET-04]', async ({
  page,
  member,
  context,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await member({ balance: 1234.5 });
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('member_centre', 'en'));
  await expect(page.getByRole('region', { name: t('wallet_title', 'en') })).toContainText('1,234.50\u00a0₫');
  await axe();
});

test('a gateway whose member calls hang or fail holds no page up, and an unknown balance is not called hidden [WALLET-10 MEMB-01]', async ({
  page,
  member,
  sandbox,
  allow,
}) => {
  allow(/response 50\d|console\.error.*50\d|ERR_ABORTED/);
  const { account } = await member();
  await sandbox.fault({ path: '/wps/wallets/gcs', status: 500, body: '{}', times: 9 });
  await sandbox.fault({ path: '/wps/points/balance', delayMs: 60_000, times: 2 });
  const started = Date.now();
  await page.goto('/m/member/home', { waitUntil: 'commit' });
  // Sooner than the edge gives the call up.
  expect(Date.now() - started).toBeLessThan(15_000);
  await expect(page.getByRole('main')).toContainText(account);
  await expect(page.getByRole('img', { name: t('wallet_balance_unknown') })).toHaveText('—');
});
