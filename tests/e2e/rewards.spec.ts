import type { Page } from '@playwright/test';
import { holdCalls } from './support/held-calls';
import { leaveAsMember, newMember, openSession } from './support/members';
import type { Sandbox } from './support/sandbox';
import { siteDay } from './support/site-days';
import { expect, t, test } from './support/test';

const CENTRE = '/wps/rewards';
const CLAIM = '/wps/rewards/claim';
const RICH = { balance: 1_000_000 };

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const claimLink = (page: Page, name: string) =>
  main(page).getByRole('link', { name: t('rewards_claim_of', 'vi', { name }) });
const sheet = (page: Page) => page.getByRole('dialog');
const claimButton = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name: t('rewards_claim_of', 'vi', { name }) });
/** What stands where a reward was claimed. */
const claimedToday = () => t('rewards_claimed_on', 'vi', { date: siteDay().split('-').reverse().join('/') });
const give = (sandbox: Sandbox, account: string, reward: object) =>
  sandbox.post('rewards', { account, ...reward });

test('a guest logs in on the way, reads the conditions of a reward, and claims it: the money is in the wallet and the reward is past [REWARD-01 REWARD-03 ROUTE-17 ROLE-08]', async ({
  page,
  sandbox,
  axe,
}) => {
  const { account, password } = await newMember(sandbox, RICH);
  await give(sandbox, account, { name: 'Quà trăng', money: 400_000, times: 5, promotionId: 501 });
  await give(sandbox, account, { name: 'Quà điểm', points: 120, hours: 24 });
  await sandbox.post('applications', { account, promotionId: 501, status: 'applying' });
  await page.goto('/m/rewardCenter');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2FrewardCenter$/);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  const groups = main(page).getByRole('heading', { level: 2 });
  await expect(groups).toHaveText([
    t('tasks_week'),
    t('rewards_claimable'),
    t('rewards_running'),
    t('rewards_ways'),
  ]);
  const claimable = part(page, t('rewards_claimable'));
  await expect(claimable.getByRole('heading', { level: 3 })).toHaveText(['Quà điểm', 'Quà trăng']);
  await expect(claimable).toContainText(t('rewards_turnover', 'vi', { times: 5 }));
  for (const card of await claimable.getByRole('article').all()) {
    await expect(card).toContainText(t('rewards_claimable'));
  }
  await expect(part(page, t('rewards_running'))).toContainText(t('reward_status_applying'));
  await axe();

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('rewards_info') })
    .click();
  await expect(sheet(page)).toContainText(t('rewards_info_turnover'));
  await expect(page).toHaveURL(/sheet=info/);
  await axe();
  await sheet(page)
    .getByRole('button', { name: t('action_close') })
    .click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);

  await claimLink(page, 'Quà trăng').click();
  await expect(sheet(page)).toContainText('2.000.000\u00a0₫');
  await expect(sheet(page)).toContainText(t('rewards_fact_all_games'));
  await expect(sheet(page).getByRole('link', { name: t('rewards_promotion') })).toHaveAttribute(
    'href',
    '/m/activity?id=501',
  );
  await axe();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await claimLink(page, 'Quà trăng').click();
  await claimButton(page, 'Quà trăng').click();
  await expect(toast(page, t('rewards_done_money', 'vi', { amount: '400.000,00\u00a0₫' }))).toBeAttached();
  await expect(sheet(page)).toHaveCount(0);
  await expect(part(page, t('rewards_past'))).toContainText('Quà trăng');
  await axe();
  await page.goto('/m/withdraw');
  await expect(main(page)).toContainText('2.000.000');
  await page.goto('/m/member/home');
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('1.400.000,00\u00a0₫');
});

test('a double tap, an answer that was lost and another device claim once; of what was lost it is said that a second tap is safe [REWARD-03]', async ({
  page,
  sandbox,
  member,
  allow,
  axe,
}) => {
  const { account } = await member(RICH);
  await give(sandbox, account, { name: 'Một', money: 100_000 });
  await give(sandbox, account, { name: 'Hai', money: 10_000 });
  const { rewardId } = await sandbox.post<{ rewardId: string }>('rewards', {
    ...{ account, name: 'Ba', money: 1_000 },
  });
  await page.goto('/m/rewardCenter');
  await claimLink(page, 'Một').click();
  const release = await holdCalls(page, CLAIM);
  await expect(claimButton(page, 'Một')).toBeInViewport({ ratio: 1 });
  // The sheet has come up: until then the button moves under the pointer.
  await sheet(page).evaluate((risen) => Promise.all(risen.getAnimations().map(({ finished }) => finished)));
  await claimButton(page, 'Một').dblclick({ force: true });
  await expect(sheet(page).getByRole('button', { name: t('rewards_claiming') })).toBeDisabled();
  release();
  await expect(sheet(page)).toHaveCount(0);
  await page.unrouteAll();

  allow(/ERR_CONNECTION_RESET|rewards\/claim/);
  let lost = 0;
  await page.route(`**${CLAIM}`, async (route) => {
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await claimLink(page, 'Hai').click();
  await claimButton(page, 'Hai').click();
  await expect(page.getByRole('alert').filter({ hasText: t('rewards_unsure') })).toBeAttached();
  // The page has asked again meanwhile: the sheet says what became of it.
  await expect(sheet(page)).toContainText(claimedToday());
  await expect(claimButton(page, 'Hai')).toHaveCount(0);
  await axe();
  await page.keyboard.press('Escape');
  await expect(part(page, t('rewards_past'))).toContainText('Hai');
  expect(lost).toBe(1);
  await page.unrouteAll();

  await claimLink(page, 'Ba').click();
  await expect(claimButton(page, 'Ba')).toBeVisible();
  // The page must not learn by itself what happens elsewhere.
  const renewed = await holdCalls(page, CENTRE);
  const elsewhere = await page.evaluate(
    async ([path, id]) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      const answer = await fetch(path ?? '', {
        ...{ method: 'POST', headers, body: JSON.stringify({ rewardId: id }) },
      });
      return answer.status;
    },
    [CLAIM, rewardId],
  );
  expect(elsewhere).toBe(200);
  await claimButton(page, 'Ba').click();
  await expect(page.getByRole('alert').filter({ hasText: t('error_reward_claimed') })).toBeAttached();
  renewed();
  await expect(part(page, t('rewards_past'))).toContainText('Ba');
  await page.goto('/m/member/home');
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('1.111.000,00');
});

test('a sheet that was opened while another claim was still being settled stays, and so does a page that one went to [REWARD-03]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member(RICH);
  await give(sandbox, account, { name: 'Một', money: 100_000 });
  await give(sandbox, account, { name: 'Hai', money: 10_000 });
  await page.goto('/m/rewardCenter');
  await claimLink(page, 'Một').click();
  await expect(claimButton(page, 'Một')).toBeInViewport({ ratio: 1 });
  const release = await holdCalls(page, CLAIM);
  await claimButton(page, 'Một').click();
  await expect(sheet(page).getByRole('button', { name: t('rewards_claiming') })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await claimLink(page, 'Hai').click();
  await expect(claimButton(page, 'Hai')).toBeInViewport({ ratio: 1 });
  release();
  await expect(toast(page, t('rewards_done_money', 'vi', { amount: '100.000,00\u00a0₫' }))).toBeAttached();
  await expect(part(page, t('rewards_past'))).toContainText('Một');
  await expect(claimButton(page, 'Hai')).toBeVisible();

  const second = await holdCalls(page, CLAIM);
  await claimButton(page, 'Hai').click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('footer_member'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  second();
  await expect(toast(page, t('rewards_done_money', 'vi', { amount: '10.000,00\u00a0₫' }))).toBeAttached();
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('1.110.000,00');
  await expect(page).toHaveURL(/\/m\/member\/home$/);
});

test('the reward of a promo code waits in the centre for whoever closes its sheet without claiming [REWARD-03 INVITE-10]', async ({
  page,
  sandbox,
  member,
}) => {
  await member();
  const code = `DE${Date.now().toString(36).toUpperCase()}`;
  await sandbox.post('promo-codes', { code, name: 'Quà để dành', points: 5 });
  await page.goto('/m/rewardCenter');
  await part(page, t('rewards_ways'))
    .getByRole('link', { name: t('tasks_promo') })
    .click();
  await sheet(page).getByLabel(t('promo_code_label')).fill(code);
  await sheet(page)
    .getByRole('button', { name: t('promo_code_send') })
    .click();
  await expect(sheet(page)).toContainText(t('promo_code_done'));
  await page.keyboard.press('Escape');
  await expect(part(page, t('rewards_claimable'))).toContainText('Quà để dành');
  await sandbox.flags({ PROMOCODE3: false });
  await expect(async () => {
    await page.goto('/m/rewardCenter?sheet=code');
    await expect(part(page, t('rewards_claimable'))).toBeVisible();
    await expect(sheet(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('a reward of one kind of games says so before it is claimed, and where it is to be played [REWARD-03]', async ({
  page,
  sandbox,
  member,
}) => {
  const { account } = await member(RICH);
  await give(sandbox, account, { name: 'Quà cá', money: 100_000, times: 2, gameType: 'FISH' });
  await page.goto('/m/rewardCenter');
  await claimLink(page, 'Quà cá').click();
  await expect(sheet(page)).toContainText(t('game_category_fish'));
  await expect(sheet(page)).not.toContainText(t('rewards_fact_all_games'));
  await claimButton(page, 'Quà cá').click();
  await expect(part(page, t('rewards_past'))).toContainText('Quà cá');
  await page.goto('/m/withdraw');
  await expect(main(page)).toContainText(
    t('withdraw_rule_games', 'vi', {
      reason: t('withdraw_rule_bonus', 'vi', { times: 2 }),
      games: t('game_category_fish'),
    }),
  );
});

test('each application stands with the label of its status and leads to its promotion; groups by themselves [REWARD-03 REWARD-05 REWARD-08]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member();
  await sandbox.post('applications', { account, promotionId: 503, status: 'rejected' });
  await sandbox.post('applications', { account, promotionId: 501, status: 'process' });
  await page.goto('/m/rewardCenter?show=past');
  await expect(main(page).getByRole('link', { name: t('rewards_past'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(part(page, t('rewards_past'))).toContainText(t('reward_status_rejected'));
  await expect(part(page, t('rewards_running'))).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: t('rewards_claimable'), exact: true })
    .click();
  await expect(main(page).getByText(t('rewards_empty_group'))).toBeVisible();
  await axe();
  await main(page)
    .getByRole('link', { name: t('rewards_all') })
    .click();
  await part(page, t('rewards_running')).getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/activity\?id=501$/);
});

test('who has nothing is led to the promotions; missions, rebate and promo code are there as the site has them [REWARD-03 INVITE-07 INVITE-08 INVITE-09]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  await member();
  await page.goto('/m/rewardCenter');
  await expect(main(page).getByRole('heading', { name: t('rewards_empty_title') })).toBeVisible();
  const ways = part(page, t('rewards_ways'));
  await expect(ways.getByRole('link')).toHaveCount(3);
  await axe();
  await ways.getByRole('link', { name: t('rewards_to_missions') }).click();
  await expect(page).toHaveURL(/\/m\/task$/);
  await sandbox.clearAnnouncements('promotion');
  await page.goto('/m/rewardCenter');
  await expect(ways.getByRole('link')).toHaveText([t('tasks_promo')]);
  await expect(main(page).getByRole('heading', { name: t('tasks_week') })).toHaveCount(0);
  await ways.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: t('promo_code_title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
});

test('the bonus entry and the address open it only while REWCEN3 is on [REWARD-02 FLAG-13 MENU-18 MENU-31 FOOT-19]', async ({
  page,
  sandbox,
  member,
}) => {
  await member();
  await page.goto('/m/home');
  await page.getByRole('button', { name: t('header_menu') }).click();
  const menu = page.getByRole('dialog', { name: t('menu_title') });
  await menu.getByRole('link', { name: t('menu_rewards'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  await sandbox.flags({ REWCEN3: false });
  await expect(async () => {
    await page.goto('/m/rewardCenter');
    await expect(page).toHaveURL(/\/m\/support$/, { timeout: 500 });
  }).toPass();
  await page.goto('/m/home');
  await page.getByRole('button', { name: t('header_menu') }).click();
  await expect(menu.getByRole('link', { name: t('menu_reward_centre'), exact: true })).toHaveCount(0);
  await menu.getByRole('link', { name: t('menu_rewards'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('contact_service') })).toBeAttached();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('an agent has rewards too, in English, and a user on trial is told to use an actual account [ROLE-29 ROLE-30 REWARD-03]', async ({
  page,
  sandbox,
  member,
  context,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const { account } = await member({ type: 1 });
  await give(sandbox, account, { name: 'Gift', points: 120 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/rewardCenter');
  await expect(part(page, t('rewards_claimable', 'en'))).toContainText('120 points');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await axe();
  await leaveAsMember(page);
  await member({ type: 4 });
  await page.goto('/m/rewardCenter');
  await expect(main(page).getByRole('heading', { name: t('rewards_trial_title') })).toBeVisible();
  await expect(main(page)).toContainText(t('error_actual_account'));
  await axe();
});

test('without the gateway it says that nothing is lost, and comes back with a tap [REWARD-03]', async ({
  page,
  sandbox,
  baseURL,
  allow,
  axe,
}) => {
  allow(/50\d/);
  const who = await newMember(sandbox);
  await give(sandbox, who.account, { name: 'Quà', points: 5 });
  await openSession(page, baseURL ?? '', who);
  await sandbox.fault({ path: CENTRE, status: 503, body: '{}', times: 20 });
  await page.goto('/m/rewardCenter');
  await expect(main(page).getByRole('heading', { name: t('rewards_failed_title') })).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(part(page, t('rewards_claimable'))).toContainText('Quà');
});
