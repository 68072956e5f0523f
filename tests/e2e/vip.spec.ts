import type { Page } from '@playwright/test';
import { leaveAsMember } from './support/members';
import { expect, t, test } from './support/test';
import { fits } from './support/withdrawers';

const OVERVIEW = '/wps/member/rank/overview';
const conditions = (page: Page) => page.getByRole('main').locator('ul > li');

test('a member sees the rank, what is missing before what is done, with figures and bars, and its own column beside the others [ROLE-10 WALLET-24 WALLET-23 MENU-55]', async ({
  page,
  member,
  sandbox,
  axe,
}) => {
  const { account } = await member({ rank: 'silver', ageDays: 214, mobileNum: undefined });
  await sandbox.paymentPassword(account, '220926');
  await page.goto('/m/member/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vip_title') })
    .click();
  await expect(page).toHaveURL(/\/m\/vip$/);
  const main = page.getByRole('main');
  await expect(main.getByText(t('vip_silver')).first()).toBeVisible();
  await expect(main.getByText(t('vip_to', 'vi', { rank: t('vip_gold') }))).toBeVisible();
  await expect(main.getByText(t('vip_done', 'vi', { done: 2, total: 4 }))).toBeVisible();
  await expect(conditions(page)).toHaveCount(4);
  await expect(conditions(page).nth(0)).toContainText(t('vip_turnover', 'vi', { days: 90 }));
  await expect(conditions(page).nth(0)).toContainText('100.000.000\u00a0₫');
  await expect(conditions(page).nth(1)).toContainText('2/4');
  await expect(conditions(page).nth(2)).toContainText(t('vip_days_figure', 'vi', { days: 214 }));
  await expect(main.getByRole('progressbar')).toHaveCount(2);
  const own = page.getByRole('columnheader', { name: t('vip_here') });
  await expect(own).toContainText(t('vip_silver'));
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('row', { name: t('vip_free_withdrawals') })).toContainText(
    t('vip_times', 'vi', { count: 5 }),
  );
  await axe();

  const menuButton = page.getByRole('link', { name: t('footer_home') });
  await menuButton.click();
  await page.getByRole('button', { name: t('header_menu') }).click();
  const menu = page.getByRole('dialog', { name: t('menu_title') });
  await expect(menu.getByText(t('vip_next', 'vi', { done: 2, total: 4, rank: t('vip_gold') }))).toBeVisible();
  await expect(menu.getByRole('link', { name: t('menu_vip') })).toHaveAttribute('href', '/m/vip');
});

test('a guest logs in on the way; a new member, one at the top, an agent and a user on trial have each their own words [ROLE-10 WALLET-24 ROUTE-88]', async ({
  page,
  member,
  axe,
}) => {
  await page.goto('/m/vip');
  await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fvip$/);
  for (const [type, rank, words] of [
    [0, undefined, t('account_no_rank')],
    [1, 'diamond', t('vip_top')],
    [4, undefined, t('account_no_rank')],
  ] as const) {
    await leaveAsMember(page);
    await member({ type, ...(rank && { rank }) });
    await page.goto('/m/vip');
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await axe();
  }
});

test('the table begins at the own rank and the next; English and small screens fit, and a dead gateway has kind words [WALLET-24]', async ({
  page,
  context,
  member,
  sandbox,
  allow,
  baseURL,
  axe,
}) => {
  await member({ rank: 'platinum' });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/m/vip');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vip_title', 'en'));
    const own = page.getByRole('columnheader', { name: t('vip_here', 'en') });
    await expect(async () => {
      const [place, first] = [await own.boundingBox(), await page.locator('thead td').boundingBox()];
      const start = (first?.x ?? 0) + (first?.width ?? 0);
      expect(place?.x, `own rank at ${width}`).toBeGreaterThanOrEqual(start - 1);
      expect((place?.x ?? 0) + (place?.width ?? 0), `own rank at ${width}`).toBeLessThanOrEqual(width);
    }).toPass();
    expect(await fits(page), `at ${width}`).toBe(true);
  }
  await axe();
  allow(/response 50\d GET .*\/wps\/member\/rank\/overview/);
  await sandbox.fault({ path: OVERVIEW, status: 500, times: 20 });
  await page.reload();
  await expect(page.getByText(t('vip_failed_title', 'en'))).toBeVisible({ timeout: 20_000 });
  await axe();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: t('action_retry', 'en') }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
});
