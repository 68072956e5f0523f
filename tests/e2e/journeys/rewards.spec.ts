import { holdCalls } from '../support/held-calls';
import { newMember, openSession } from '../support/members';
import type { Sandbox } from '../support/sandbox';
import { siteDay } from '../support/site-days';
import type { Page } from '../support/site-page';
import { expect, t, test } from '../support/test';

const CENTRE = '/wps/rewards';
const CLAIM = '/wps/rewards/claim';
const CHECK_IN = '/wps/tasks/checkIn';
const DAY_S = 86_400;
const MALL = '/m/mall/mallHome';
const REDEEM = '/wps/mall/redemptions';
const ORDER_NO = /DQ\d{6}-\w{6}/;
const RICH = { balance: 1_000_000 };

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog');
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const refused = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const claimLink = (page: Page, name: string) =>
  main(page).getByRole('link', { name: t('rewards_claim_of', 'vi', { name }) });
const claimButton = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name: t('rewards_claim_of', 'vi', { name }) });
const week = (page: Page) => part(page, t('tasks_week'));
/** What stands where a reward was claimed. */
const claimedToday = () => t('rewards_claimed_on', 'vi', { date: siteDay().split('-').reverse().join('/') });
const give = (sandbox: Sandbox, account: string, reward: object) =>
  sandbox.post('rewards', { account, ...reward });

/** Seconds until the site's day has so many seconds left. */
function untilDayEnds(left: number): number {
  const siteNow = Date.now() / 1000 + 7 * 3600;
  return Math.floor(DAY_S - (siteNow % DAY_S) - left);
}

const INVITE = '/m/inviteFriends';
const friends = (page: Page) => main(page).getByRole('list', { name: t('referral_friends') });

const items = (page: Page) => main(page).getByRole('list', { name: t('mall_items') });
const itemLink = (page: Page, name: string) => items(page).getByRole('link', { name: new RegExp(name) });
const points = (count: string) => t('mall_points', 'vi', { points: count });
const typed = (page: Page, label: string) => sheet(page).getByRole('textbox', { name: label });
const confirm = (page: Page, count: string) =>
  sheet(page).getByRole('button', { name: t('mall_confirm', 'vi', { points: count }) });

let offered = 0;
/** An item that no other test knows; a card, so that no address is asked for. */
async function offer(sandbox: Sandbox, fields: object = {}) {
  offered += 1;
  const id = `e2e-${offered}-${Date.now()}`;
  const name = `Hộp quà ${id}`;
  await sandbox.post('mall-items', { id, name, kind: 'card', points: 300, ...fields });
  return { id, name };
}
async function openItem(page: Page, name: string) {
  await itemLink(page, name).click();
  await sheet(page)
    .getByRole('button', { name: t('mall_redeem'), exact: true })
    .click();
}

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
  await expect(claimable).toContainText(t('rewards_wagering', 'vi', { times: 5 }));
  for (const card of await claimable.getByRole('article').all()) {
    await expect(card).toContainText(t('rewards_claimable'));
  }
  await expect(part(page, t('rewards_running'))).toContainText(t('reward_status_applying'));
  await axe();

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('rewards_info') })
    .click();
  await expect(sheet(page)).toContainText(t('rewards_info_wagering'));
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
  await expect(said(page, t('rewards_done_money', 'vi', { amount: '400.000,00\u00a0₫' }))).toBeAttached();
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
    account,
    name: 'Ba',
    money: 1_000,
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
        method: 'POST',
        headers,
        body: JSON.stringify({ rewardId: id }),
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

test('a guest logs in on the way and checks in once, however often it is tapped; the points are there, after a reload too [INVITE-05 INVITE-06 INVITE-08 ROUTE-111 ROLE-09]', async ({
  page,
  sandbox,
  axe,
}) => {
  const { account, password } = await newMember(sandbox);
  await sandbox.post('check-ins', { account, days: 3 });
  await page.goto('/m/task');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Ftask$/);
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/m\/task$/);
  await expect(week(page)).toContainText(t('tasks_streak', 'vi', { count: 3 }));
  await expect(week(page).getByRole('listitem')).toHaveCount(7);
  const today = week(page).locator('[aria-current="date"]');
  await expect(today).toContainText('+20');
  await axe();

  const release = await holdCalls(page, CHECK_IN);
  await week(page)
    .getByRole('button', { name: t('tasks_check_in') })
    .dblclick({ force: true });
  await expect(week(page).getByRole('button', { name: t('tasks_checking_in') })).toBeDisabled();
  release();
  await expect(said(page, t('tasks_check_in_done', 'vi', { points: 20, days: 4 }))).toBeAttached();
  await expect(week(page)).toContainText(t('tasks_checked_in'));
  await expect(week(page)).toContainText(t('tasks_streak', 'vi', { count: 4 }));
  await expect(main(page)).toBeFocused();
  await axe();
  await page.reload();
  await expect(week(page).getByRole('button')).toHaveCount(0);
  await page.goto('/m/member/home');
  await expect(main(page).getByText('55', { exact: true })).toBeVisible();
});

test('a tap that comes after midnight counts for no day that was not shown, and the new day stands there; another device counts once [INVITE-06 INVITE-08]', async ({
  page,
  sandbox,
  baseURL,
  context,
}) => {
  const who = await newMember(sandbox);
  const before = untilDayEnds(120);
  await sandbox.clock(before > 0 ? before : before + DAY_S);
  await openSession(page, baseURL ?? '', who);
  await page.goto('/m/task');
  const other = await context.newPage();
  await other.goto('/m/task');
  const shown = week(page).locator('[aria-current="date"]');
  const old = await shown.textContent();
  await sandbox.clock((before > 0 ? before : before + DAY_S) + 180);
  const button = (on: Page) => week(on).getByRole('button', { name: t('tasks_check_in') });
  await button(page).click();
  await expect(refused(page, t('error_task_over'))).toBeAttached();
  await expect(shown).not.toHaveText(old ?? '');
  await button(page).click();
  await expect(week(page)).toContainText(t('tasks_checked_in'));
  // The other tab was told of it.
  await expect(week(other)).toContainText(t('tasks_checked_in'));
});

test('a promo code is refused in words beside its field: wrong, over, for others, used, too often; a right one brings its reward with the conditions [INVITE-10 MENU-59]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member({ ageDays: 30 });
  const made = Date.now().toString(36).toUpperCase();
  await sandbox.post('promo-codes', { code: `OK${made}`, name: 'Quà mã', money: 50_000, times: 3 });
  await sandbox.post('promo-codes', { code: `CU${made}`, points: 5, hours: -1 });
  await sandbox.post('promo-codes', { code: `MOI${made}`, points: 5, joinedWithinDays: 7 });
  await page.goto('/m/home');
  await page.getByRole('button', { name: t('header_menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('menu_promo_code') })
    .click();
  await expect(page).toHaveURL(/\/m\/task\?sheet=code$/);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(t('promo_code_label'));
  const send = dialog.getByRole('button', { name: t('promo_code_send') });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog).toContainText(t('form_required', 'vi', { field: t('promo_code_label') }));
  await axe();
  const tryCode = async (code: string, text: string) => {
    await field.fill(code);
    await send.click();
    await expect(dialog.getByText(text), code).toBeVisible();
  };
  await tryCode('a b', t('promo_code_format'));
  await tryCode(`SAI${made}`, t('error_promo_wrong'));
  await tryCode(`CU${made}`, t('error_promo_over'));
  await tryCode(`MOI${made}`, t('error_promo_not_yours'));
  await axe();
  await field.fill(`ok${made.toLowerCase()}`);
  await send.dblclick({ force: true });
  await expect(dialog).toContainText(t('promo_code_done'));
  await expect(dialog).toContainText('150.000\u00a0₫');
  await axe();
  await dialog.getByRole('button', { name: t('rewards_claim_of', 'vi', { name: 'Quà mã' }) }).click();
  await expect(said(page, t('rewards_done_money', 'vi', { amount: '50.000,00\u00a0₫' }))).toBeAttached();
  await expect(dialog).toHaveCount(0);

  await main(page)
    .getByRole('link', { name: t('tasks_promo') })
    .click();
  await tryCode(`OK${made}`, t('error_promo_used'));
  for (let tries = 0; tries < 5; tries += 1) await tryCode(`SAI${made}${tries}`, t('error_promo_wrong'));
  await field.fill('THEMLAN');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(/60/);
  await axe();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(account).toBeTruthy();
});

test('a guest browses the mall and logs in on the way to redeem; the gift is taken, its points are gone, and the history says how it stands [MALL-01 MALL-03 MALL-04 MALL-05 ROUTE-18 ROLE-07]', async ({
  page,
  sandbox,
  axe,
}) => {
  const { id, name } = await offer(sandbox, { kind: 'goods', stock: 3 });
  const { account, password } = await newMember(sandbox, { points: 8_420 });
  await page.goto(MALL);
  await expect(main(page)).toContainText(t('mall_guest'));
  await expect(itemLink(page, 'Đèn lồng lụa Hội An')).toContainText('1.200');
  await expect(itemLink(page, 'Bóng đá số 5')).toContainText(/Hết hàng, về lại \d\d\/\d\d/);
  await axe();
  await itemLink(page, name).click();
  await expect(sheet(page)).toContainText(t('mall_scarce', 'vi', { count: 3 }));
  await axe();
  await sheet(page)
    .getByRole('link', { name: t('mall_log_in') })
    .click();
  await page.fill('input[name="username"]', account);
  await page.fill('input[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`${MALL}\\?item=${id}$`));

  await sheet(page)
    .getByRole('button', { name: t('mall_redeem'), exact: true })
    .click();
  await expect(sheet(page)).toContainText(points('8.120'));
  await axe();
  await confirm(page, '300').click();
  await expect(typed(page, t('mall_recipient'))).toBeFocused();
  await expect(sheet(page)).toContainText(t('form_required', 'vi', { field: t('mall_address') }));
  await typed(page, t('mall_recipient')).fill('Nguyễn Minh An');
  await typed(page, t('mall_mobile')).fill('gọi tôi');
  await typed(page, t('mall_address')).fill('22 phố cổ');
  await confirm(page, '300').click();
  await expect(sheet(page)).toContainText(t('form_mobile_invalid'));
  await expect(sheet(page)).toContainText(t('mall_address_format'));
  await axe();
  await typed(page, t('mall_mobile')).fill('0912 345 678');
  await typed(page, t('mall_address')).fill('22 Nguyễn Thái Học, Minh An, Hội An');
  await confirm(page, '300').click();
  await expect(sheet(page)).toContainText(ORDER_NO);
  await axe();
  await sheet(page)
    .getByRole('link', { name: t('mall_history_title') })
    .click();
  await expect(page).toHaveURL(/\/m\/mall\/history$/);
  const row = main(page).getByRole('article').first();
  await expect(row).toContainText(name);
  await expect(row).toContainText(t('mall_state_ordered'));
  await expect(row).toContainText('22 Nguyễn Thái Học, Minh An, Hội An');
  await expect(row).toContainText('0912345678');
  const orderNo = ORDER_NO.exec((await row.textContent()) ?? '')?.[0];
  await axe();
  await sandbox.post('redemptions/step', { orderNo, step: 'sent' });
  await page.reload();
  await expect(row).toContainText(t('mall_state_sent'));
  await sandbox.post('redemptions/step', { orderNo, step: 'returned' });
  await page.reload();
  await expect(row).toContainText(t('mall_points_back'));
  await page.goto(MALL);
  await expect(main(page)).toContainText('8.420');
  await expect(itemLink(page, name)).toContainText(t('mall_scarce', 'vi', { count: 3 }));
});

test('a double tap, an answer that was lost and a reload redeem once; a second wish is a second one [MALL-04 MONEY-21]', async ({
  page,
  sandbox,
  member,
  allow,
}) => {
  const { id, name } = await offer(sandbox, { stock: 9 });
  await member({ points: 1_000 });
  const left = () => sandbox.post<{ stock: number }>('mall-items/left', { id });
  await page.goto(MALL);
  await openItem(page, name);
  const release = await holdCalls(page, REDEEM);
  await expect(confirm(page, '300')).toBeInViewport({ ratio: 1 });
  await confirm(page, '300').dblclick({ force: true });
  await expect(sheet(page).getByRole('button', { name: t('mall_redeeming') })).toBeDisabled();
  release();
  await expect(sheet(page)).toContainText(ORDER_NO);
  await expect(sheet(page)).toContainText(points('700'));
  await page.unrouteAll();
  expect(await left()).toEqual({ stock: 8 });
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);

  allow(/ERR_CONNECTION_RESET|mall\/redemptions/);
  await page.route(`**${REDEEM}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openItem(page, name);
  await confirm(page, '300').click();
  await expect(sheet(page).getByRole('alert')).toHaveText(t('mall_unsure'));
  await page.unrouteAll();
  expect(await left()).toEqual({ stock: 7 });
  await page.reload();
  await sheet(page)
    .getByRole('button', { name: t('mall_redeem'), exact: true })
    .click();
  await confirm(page, '300').click();
  await expect(sheet(page)).toContainText(ORDER_NO);
  await expect(sheet(page)).toContainText(points('400'));
  expect(await left()).toEqual({ stock: 7 });
});

test('who registers through the link is a friend of whoever sent it, and one’s own link brings nobody [INVITE-03 INVITE-04 REG-67]', async ({
  browser,
  sandbox,
  baseURL,
}) => {
  const inviter = await newMember(sandbox);
  const [friend, cheat] = ['f', 'c'].map((letter) => `${letter}${Date.now().toString(36)}`);
  // Each on a phone of one's own.
  const newPhone = async () => (await browser.newContext()).newPage();
  const register = async (username = '', recommenderId = '') => {
    const phone = await newPhone();
    await phone.goto(`/m/register?recommenderId=${recommenderId}`);
    await phone.getByRole('radio', { name: t('login_username'), exact: true }).check();
    await phone.fill('input[name="username"]', username);
    await phone.fill('input[name="password"]', 'Lantern2209');
    await phone.fill('input[name="confirmPassword"]', 'Lantern2209');
    await phone.getByRole('button', { name: t('register_submit'), exact: true }).click();
    await phone.waitForURL('**/m/home');
    return phone;
  };
  await register(friend, inviter.account);
  const phone = await newPhone();
  await openSession(phone, baseURL ?? '', inviter);
  await phone.goto(INVITE);
  await expect(friends(phone).getByRole('listitem')).toHaveCount(1);
  await expect(friends(phone)).toContainText(t('referral_state_registered'));
  const own = await register(cheat, cheat);
  await own.goto(INVITE);
  await expect(main(own).getByRole('heading', { name: t('referral_empty') })).toBeVisible();
  await Promise.all(browser.contexts().map((context) => context.close()));
});
