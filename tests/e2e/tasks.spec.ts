import type { Page } from '@playwright/test';
import { holdCalls } from './support/held-calls';
import { leaveAsMember, newMember, openSession } from './support/members';
import { expect, t, test } from './support/test';

const DAY_S = 86_400;
const TASKS = '/wps/tasks';
const CHECK_IN = '/wps/tasks/checkIn';
const RICH = { balance: 50_000_000 };

const main = (page: Page) => page.getByRole('main');
const week = (page: Page) => main(page).getByRole('region', { name: t('tasks_week') });
const part = (page: Page, name: string) => main(page).getByRole('region', { name });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const refused = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const claim = (page: Page, name: string) =>
  main(page).getByRole('button', { name: t('rewards_claim_of', 'vi', { name }) });

/** Seconds until the site's day has so many seconds left. */
function untilDayEnds(left: number): number {
  const siteNow = Date.now() / 1000 + 7 * 3600;
  return Math.floor(DAY_S - (siteNow % DAY_S) - left);
}

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

test('missions show how far one is, lead to where they are done, and give their points once [INVITE-06 INVITE-07]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  const { account } = await member(RICH);
  await sandbox.post('rounds', { account, count: 20, bet: 1_000 });
  await sandbox.paymentPassword(account, '220926');
  await page.goto('/m/task');
  const missions = part(page, t('tasks_missions'));
  await expect(missions.getByRole('heading', { level: 3 })).toHaveText([
    'Rương vàng mỗi ngày',
    'Thợ săn đại dương',
  ]);
  await expect(missions).toContainText('20 / 20');
  await expect(
    missions.getByRole('link', { name: t('tasks_go_to', 'vi', { name: 'Thợ săn đại dương' }) }),
  ).toHaveAttribute('href', '/m/fish-games');
  await axe();
  await claim(page, 'Rương vàng mỗi ngày').click();
  await expect(said(page, t('rewards_done_points', 'vi', { points: 15 }))).toBeAttached();
  await expect(claim(page, 'Rương vàng mỗi ngày')).toHaveCount(0);
  await expect(missions.getByRole('heading', { level: 3 })).toHaveText([
    'Thợ săn đại dương',
    'Rương vàng mỗi ngày',
  ]);
  await missions.getByRole('link', { name: t('tasks_weekly') }).click();
  await expect(missions).toContainText('1 / 3');
  await missions.getByRole('link', { name: t('tasks_once') }).click();
  await expect(page).toHaveURL(/\/m\/task\?cycle=once$/);
  await expect(missions.getByRole('heading', { level: 3 }).first()).toHaveText('Mật khẩu thanh toán');
  await page.evaluate(
    async ([path]) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      const body = JSON.stringify({ missionId: 'payment-password', period: 'once' });
      await fetch(path ?? '', { method: 'POST', headers, body });
    },
    ['/wps/tasks/mission'],
  );
  await claim(page, 'Mật khẩu thanh toán').click();
  await expect(refused(page, t('error_task_done'))).toBeAttached();
  await expect(claim(page, 'Mật khẩu thanh toán')).toHaveCount(0);
  await page.goto('/m/member/home');
  await expect(main(page).getByText('35', { exact: true })).toBeVisible();
});

test('part of last week’s loss comes back with its terms beside it, once [INVITE-06 INVITE-09]', async ({
  page,
  sandbox,
  baseURL,
  axe,
}) => {
  const who = await newMember(sandbox, RICH);
  await sandbox.post('rounds', { account: who.account, bet: 12_000_000, win: 1_000_000 });
  await sandbox.clock(7 * DAY_S);
  await openSession(page, baseURL ?? '', who);
  await page.goto('/m/task');
  const rebate = part(page, t('tasks_rebate'));
  await expect(rebate).toContainText('550.000,00\u00a0₫');
  await expect(rebate).toContainText('5%');
  await expect(rebate).toContainText(t('tasks_rebate_times', 'vi', { times: 1 }));
  await axe();
  await claim(page, t('tasks_rebate')).click();
  await expect(said(page, t('rewards_done_money', 'vi', { amount: '550.000,00\u00a0₫' }))).toBeAttached();
  await expect(rebate).toContainText(t('tasks_rebate_claimed'));
  await expect(claim(page, t('tasks_rebate'))).toHaveCount(0);
  await axe();
  await page.goto('/m/member/home');
  await expect(page.getByRole('region', { name: t('wallet_title') })).toContainText('39.550.000,00');
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

test('each kind of task is there while its promotion is on; without any a word leads to the promotions [INVITE-07 INVITE-08 INVITE-09 MENU-56 MENU-57 MENU-58]', async ({
  page,
  sandbox,
  member,
  axe,
}) => {
  await member();
  await sandbox.clearAnnouncements('promotion');
  await page.goto('/m/task');
  await expect(main(page).getByRole('heading', { name: t('tasks_empty_title') })).toBeVisible();
  await axe();
  await sandbox.announcements({ kind: 'promotion', item: { category: 'MISSION' } });
  await page.goto('/m/task');
  await expect(part(page, t('tasks_missions'))).toBeVisible();
  await expect(week(page)).toHaveCount(0);
  await expect(part(page, t('tasks_rebate'))).toHaveCount(0);
  await axe();
});

test('an agent sees them in English at 320 px, a user on trial is told to use an actual account [ROLE-29 ROLE-30 INVITE-05]', async ({
  page,
  member,
  context,
  baseURL,
  axe,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await member({ type: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/m/task');
  await expect(main(page).getByRole('heading', { name: t('tasks_week', 'en') })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Ocean hunter' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await axe();
  await leaveAsMember(page);
  await member({ type: 4 });
  await page.goto('/m/task');
  await expect(main(page).getByRole('heading', { name: t('rewards_trial_title') })).toBeVisible();
  await axe();
});

test('without the gateway it says that nothing is lost, and comes back with a tap [INVITE-05]', async ({
  page,
  sandbox,
  member,
  allow,
  axe,
}) => {
  allow(/50\d/);
  await member();
  await sandbox.fault({ path: TASKS, status: 503, body: '{}', times: 20 });
  await page.goto('/m/task');
  await expect(main(page).getByRole('heading', { name: t('tasks_failed_title') })).toBeVisible();
  await axe();
  await sandbox.clearFaults();
  await main(page)
    .getByRole('button', { name: t('action_retry') })
    .click();
  await expect(week(page)).toBeVisible();
});
