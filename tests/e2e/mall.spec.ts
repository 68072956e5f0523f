import type { Page } from '@playwright/test';
import { holdCalls } from './support/held-calls';
import { leaveAsMember, newMember, openSession } from './support/members';
import type { Sandbox } from './support/sandbox';
import { expect, t, test } from './support/test';

const MALL = '/m/mall/mallHome';
const REDEEM = '/wps/mall/redemptions';
const ORDER_NO = /DQ\d{6}-\w{6}/;

const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('dialog');
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

test('what changed meanwhile is refused in words, nothing is taken, and the sheet says how it stands now [MALL-04]', async ({
  page,
  sandbox,
  member,
}) => {
  const { id, name } = await offer(sandbox, { stock: 5 });
  await member({ points: 400 });
  await page.goto(MALL);
  await openItem(page, name);
  await sandbox.post('mall-items', { id, name, kind: 'card', points: 350, stock: 5 });
  await confirm(page, '300').click();
  await expect(sheet(page).getByRole('alert')).toHaveText(t('error_mall_price'));
  await expect(confirm(page, '350')).toBeEnabled();
  await sandbox.post('mall-items', { id, name, kind: 'card', points: 350, stock: 0 });
  await confirm(page, '350').click();
  await expect(sheet(page).getByRole('alert')).toHaveText(t('error_mall_gone'));
  await expect(confirm(page, '350')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(itemLink(page, name)).toContainText(t('mall_gone'));
  await expect(main(page).getByText('400', { exact: true })).toBeVisible();
});

test('filters show one kind and what one can afford, stay in the address, and say so when nothing fits [MALL-03]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  await sandbox.post('mall-items', { id: 'cheapest', name: 'Móc khoá', points: 90 });
  await member({ points: 100 });
  await page.goto(MALL);
  await expect(itemLink(page, 'Đèn lồng lụa Hội An')).toContainText(
    t('mall_missing', 'vi', { points: '1.100' }),
  );
  await main(page).getByRole('switch').check();
  await expect(page).toHaveURL(/affordable=true/);
  await expect(itemLink(page, 'Móc khoá')).toBeVisible();
  await expect(itemLink(page, 'Đèn lồng lụa Hội An')).toHaveCount(0);
  await axe();
  await main(page)
    .getByRole('link', { name: t('mall_kind_card') })
    .click();
  await expect(main(page).getByRole('heading', { name: t('mall_none_title') })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('switch')).toBeChecked();
  await main(page)
    .getByRole('link', { name: t('mall_show_all') })
    .click();
  await expect(itemLink(page, 'Thẻ điện thoại')).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('mall_kind_bonus') })
    .click();
  await expect(itemLink(page, 'Thưởng 100.000')).toContainText(t('mall_missing', 'vi', { points: '3.900' }));
  await expect(items(page).getByRole('link', { name: /Đèn lồng/ })).toHaveCount(0);
});

test('a bonus tells what is to be played before it is taken, and is in the wallet at once [MALL-03]', async ({
  page,
  sandbox,
  member,
}) => {
  const { name } = await offer(sandbox, { kind: 'bonus', money: 20_000, times: 2 });
  await member({ points: 300, balance: 5_000 });
  await page.goto(MALL);
  await itemLink(page, name).click();
  await expect(sheet(page)).toContainText(t('mall_bonus_terms', 'vi', { times: 2, amount: '40.000\u00a0₫' }));
  await sheet(page)
    .getByRole('button', { name: t('mall_redeem'), exact: true })
    .click();
  await confirm(page, '300').click();
  await expect(sheet(page)).toContainText(t('mall_done_bonus'));
  await page.goto('/m/member/home');
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('25.000,00');
  await expect(main(page).getByRole('link', { name: t('member_redeem') })).toHaveAttribute('href', MALL);
});

test('the mall is there only while PTSYS3 is on; without it the address leads home [MALL-02 MALL-05 MEMB-11 MEMB-12]', async ({
  page,
  sandbox,
  member,
}) => {
  await member({ points: 300 });
  await page.goto('/m/member/home');
  await main(page)
    .getByRole('link', { name: t('member_redeem') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${MALL}$`));
  await sandbox.flags({ PTSYS3: false });
  for (const path of [MALL, '/m/mall/history']) {
    await expect(async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/m\/home$/, { timeout: 500 });
    }).toPass();
  }
  await page.goto('/m/member/home');
  await expect(main(page).getByRole('link', { name: t('member_redeem') })).toHaveCount(0);
});

test('an agent sees it in English at 320 px, a user on trial is told to use an actual account, a guest’s history asks for the login [MALL-05 ROLE-29 ROLE-30]', async ({
  page,
  sandbox,
  member,
  context,
  baseURL,
  axe,
}) => {
  const { name } = await offer(sandbox);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await member({ type: 1, points: 900 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(MALL);
  await expect(main(page)).toContainText('Hoi An silk lantern');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await axe();
  await page.goto('/m/mall/history');
  await expect(main(page).getByRole('heading', { name: t('mall_history_empty', 'en') })).toBeVisible();
  await axe();
  await leaveAsMember(page);
  await page.goto('/m/mall/history');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fmall%2Fhistory$/);
  await page.goto('about:blank');
  await member({ type: 4 });
  await page.goto(MALL);
  // A user on trial looks, like a guest: no points to miss, nothing to filter by them, no history.
  await expect(main(page).getByRole('region', { name: t('mall_your_points') })).toContainText(
    t('error_actual_account'),
  );
  await expect(main(page).getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('mall_history_title') })).toHaveCount(0);
  await expect(itemLink(page, 'Đèn lồng lụa Hội An')).not.toContainText(/thiếu/);
  await axe();
  await itemLink(page, name).click();
  await expect(sheet(page)).toContainText(t('error_actual_account'));
  await expect(sheet(page).getByRole('button', { name: t('mall_redeem'), exact: true })).toHaveCount(0);
});

test('without the gateway it says that the points are safe, and comes back with a tap [MALL-01]', async ({
  page,
  sandbox,
  baseURL,
  allow,
  axe,
}) => {
  allow(/50\d/);
  await openSession(page, baseURL ?? '', await newMember(sandbox, { points: 5 }));
  await sandbox.fault({ path: '/wps/mall/items', status: 503, body: '{}', times: 20 });
  await page.goto(MALL);
  await expect(main(page).getByRole('heading', { name: t('mall_failed_title') })).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(itemLink(page, 'Đèn lồng lụa Hội An')).toBeVisible();
});
